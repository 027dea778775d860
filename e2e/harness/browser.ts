import type { LaunchOptions } from '@playwright/test'

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const launch = (path: string | undefined): LaunchOptions => ({ executablePath: path ?? '', args })

/** Without a window the same engine needs a third less CPU, if it is installed. */
export const engine = launch(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'])

/** For features that only a browser with a window has: notifications and installing an app. */
export const wholeBrowser = launch(process.env['CHROMIUM_PATH'])
