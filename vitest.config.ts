import { defineConfig } from 'vitest/config'
import { exclude, maxWorkers } from './vitest.shared.ts'

export default defineConfig({
  test: {
    // What the product tells the console is of use where a test has failed.
    silent: 'passed-only',
    maxWorkers,
    projects: [
      'server',
      'web',
      {
        test: {
          name: 'repository',
          include: ['scripts/**/*.test.ts', 'contract/**/*.test.ts', 'faults/**/*.test.ts'],
          exclude,
          maxWorkers,
          globalSetup: ['scripts/embedded-postgres/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
