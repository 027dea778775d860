import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../vitest.shared.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const include = ['src/**/*.test.{ts,tsx}', 'worker/*.test.ts', '*.test.ts']

/** Those that say so in their first line. They have a worker of their own, without a window. */
const windowless = globSync(include, { cwd: root }).filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment node'),
)

/**
 * What these prove happens once, when a module is first imported: that it is imported at all, that
 * the native side is there before the plugins, and that zod is told before there is any schema.
 */
const alone = [
  'src/features/devices/device-in-background.test.tsx',
  'src/features/sign-in/handover/handover.test.tsx',
  'src/platform/zod-setup.test.ts',
  'src/start-wrapped.test.tsx',
]

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    name: 'web',
    maxWorkers,
    setupFiles: ['./test/setup.ts'],
    testTimeout: 90_000,
    projects: [
      {
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
      { test: { name: 'alone', environment: 'jsdom', include: alone } },
      { test: { name: 'node', isolate: false, include: windowless, exclude: alone } },
    ],
  },
})
