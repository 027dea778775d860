import { defineConfig } from 'vitest/config'
import { exclude, maxWorkers } from '../vitest.shared.ts'

export default defineConfig({
  test: {
    name: 'server',
    maxWorkers,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude,
    globalSetup: ['test/global-setup.ts'],
    // Every file has a database and an app of its own; the modules they share need not be read for
    // each of them again, which took nearly half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores may be busy with other files: what should happen happens, but not always at once.
    expect: { poll: { timeout: 10_000 } },
  },
})
