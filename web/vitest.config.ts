import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const include = ['src/**/*.test.{ts,tsx}', 'worker/*.test.ts', '*.test.ts']

/** Those that say so in their first line. They have a worker of their own, without a window. */
const windowless = globSync(include, { cwd: root }).filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment node'),
)

/** They count imports by a mock, and a module that another file has imported comes no more. */
const alone = ['src/features/devices/device-in-background.test.tsx']

const shared = { extends: true as const }

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    name: 'web',
    setupFiles: ['./test/setup.ts'],
    testTimeout: 30_000,
    projects: [
      {
        ...shared,
        // One window for all files of a worker: a window and the whole app for each would take
        // longer than the tests themselves. `test/setup.ts` opens a new page after each of them.
        test: {
          name: 'page',
          environment: 'jsdom',
          isolate: false,
          include,
          exclude: [...windowless, ...alone],
        },
      },
      { ...shared, test: { name: 'alone', environment: 'jsdom', include: alone } },
      { ...shared, test: { name: 'node', isolate: false, include: windowless } },
    ],
  },
})
