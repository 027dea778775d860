import { defineConfig } from 'vitest/config'
import { maxWorkers } from './vitest.workers.ts'

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
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
