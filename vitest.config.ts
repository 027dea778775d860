import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
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
