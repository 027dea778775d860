import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureBrowser, findHeadlessShell } from '../scripts/browser.ts'
import { findFreePort } from '../scripts/port.ts'

// Workers read this file again: the first process chooses the values, the others read the
// environment.
const port = (process.env['E2E_PORT'] ??= String(await findFreePort()))
process.env['E2E_OUT_OF_ORDER_PORT'] ??= String(await findFreePort())
process.env['E2E_DATA_FOLDER'] ??= join(tmpdir(), `patchbay-e2e-${randomUUID()}`)
process.env['CHROMIUM_PATH'] ??= ensureBrowser()
const shell = findHeadlessShell()
if (shell !== undefined) process.env['HEADLESS_SHELL_PATH'] ??= shell
const { engine } = await import('./harness/browser.ts')

/** Which journeys the other width does not run. */
const onlyAt = (width: 'phone' | 'desktop'): RegExp =>
  new RegExp(`@${width}${process.env['INSPECT_ALL'] === 'on' ? '(?!-first)' : ''}`)

/**
 * A journey runs on a phone or on a desktop, by its tag, and without one on both. What goes the same
 * way at both widths is tagged with the first of them; `npm run test:all` takes the other as well.
 * Journeys tagged `@again` repeat what another test proves: only `npm run test:all` runs them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the two cores that the tests are made for: a journey often waits for timers.
  workers: 3,
  // A limit for hanging tests. Speed depends on the machine and is not tested here.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests that a journey blocks; pwa.e2e.ts enables it.
    serviceWorkers: 'block',
    launchOptions: engine,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: onlyAt('desktop'),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: onlyAt('phone'),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `${process.execPath} serve.ts`,
    cwd: import.meta.dirname,
    wait: { stdout: /^Both servers are ready/m },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
