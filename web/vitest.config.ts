import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../vitest.shared.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const include = ['src/**/*.test.{ts,tsx}', '{test,worker}/*.test.ts', '*.test.ts']

const files = globSync(include, { cwd: root })
const textOf = (file: string): string => readFileSync(root + file, 'utf8')

/**
 * Test files that request the node environment in their first line. They have their own worker,
 * without a window.
 */
const windowless = files.filter((file) => textOf(file).startsWith('// @vitest-environment node'))

/**
 * These tests prove things that happen once, when a module is first imported: that it is imported at
 * all, and that zod is configured before any schema is created. Others play the native app, whose
 * bridge must exist before the plugins and stays for as long as its window.
 */
const alone = [
  'src/features/notices/devices/device-in-background.test.tsx',
  'src/platform/instance/zod-setup.test.ts',
  ...files.filter((file) => textOf(file).includes('fake-bridge.ts')),
]

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    name: 'web',
    maxWorkers,
    setupFiles: ['./test/setup.ts'],
    testTimeout: 90_000,
    // As long as the Testing Library waits: limits for hanging, not for speed.
    expect: { poll: { timeout: 30_000 } },
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
