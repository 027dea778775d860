import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../vitest.shared.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const include = ['src/**/*.test.{ts,tsx}', 'worker/*.test.ts', '*.test.ts']

/**
 * Test files that request the node environment in their first line. They have their own worker,
 * without a window.
 */
const windowless = globSync(include, { cwd: root }).filter((file) =>
  readFileSync(root + file, 'utf8').startsWith('// @vitest-environment node'),
)

/**
 * These tests prove things that happen once, when a module is first imported: that it is imported
 * at all, that the native side exists before the plugins, and that zod is configured before any
 * schema is created.
 */
const alone = [
  'src/features/notices/devices/device-in-background.test.tsx',
  'src/features/accounts/sign-in/handover/handover.test.tsx',
  'src/platform/instance/zod-setup.test.ts',
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
        // All files of a worker share one window: a new window with the whole app for each file
        // would take longer than the tests themselves. `test/setup.ts` resets the page after each
        // test.
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
