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

/** The same engine without a window, which needs a third less of the processor, where there is one. */
export const engine = launch(process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'])

/** For what only a browser with a window has: notifications, and whether an app can be installed. */
export const wholeBrowser = launch(process.env['CHROMIUM_PATH'])
