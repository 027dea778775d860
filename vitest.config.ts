import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What the product tells the console is of use where a test has failed.
    silent: 'passed-only',
    // One worker more than the two cores that the tests are made for: they often wait for a
    // PostgreSQL or a child. The default is one fewer.
    maxWorkers: 3,
    projects: [
      'server',
      'web',
      {
        test: {
          name: 'repository',
          include: ['scripts/**/*.test.ts', 'contract/**/*.test.ts', 'faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
