import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as playwright from '@playwright/test'
import { installDebianPackages, run } from './debian-packages.ts'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** A browser without a window; not every system has it, and no test needs it. */
export function findHeadlessShell(): string | undefined {
  const path = process.env['HEADLESS_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell'
  return existsSync(path) ? path : undefined
}

function findInstalled(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen === undefined) return installed.find((path) => existsSync(path))
  if (existsSync(chosen)) return chosen
  throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
}

function findOrDownloadPlaywrights(): string | undefined {
  const require = createRequire(new URL('../e2e/package.json', import.meta.url))
  const { chromium } = require('@playwright/test') as typeof playwright
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  const cli = require.resolve('@playwright/test/cli')
  return run(process.execPath, [cli, 'install', 'chromium']) && existsSync(path) ? path : undefined
}

/**
 * The path of a Chrome or Chromium for the tests; installs one if necessary, and throws if it
 * cannot.
 */
export function ensureBrowser(): string {
  const present = findInstalled()
  if (present === '/usr/bin/chromium' && findHeadlessShell() === undefined)
    installDebianPackages('chromium-headless-shell')
  if (present !== undefined) return present
  console.log('No Chrome or Chromium found: installing one for the browser tests.')
  installDebianPackages('chromium', 'fonts-liberation')
  installDebianPackages('chromium-headless-shell')
  const path = findInstalled() ?? findOrDownloadPlaywrights()
  if (path !== undefined) return path
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}

if (import.meta.main) console.log(ensureBrowser())
