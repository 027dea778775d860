import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page, Route } from '@playwright/test'
import { origin } from './addresses.ts'
import { nativeSide, type NativeCall } from './native-side.ts'

/** The origin of the app on Android. Nothing listens there; the app answers by itself. */
export const appOrigin = 'https://localhost'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export interface NativeApp {
  readonly page: Page
  /** The values in the app's native store. */
  readonly values: ReadonlyMap<string, string>
  /** The calls to the native side, such as `Browser.open`. */
  readonly calls: readonly string[]
  /** The URLs that were opened inside the app, and those passed to the system's browser. */
  readonly inside: readonly string[]
  readonly outside: readonly string[]
  readonly errors: readonly string[]
  readonly fire: (event: string, data?: object) => Promise<void>
  /** Ends the app and starts it again, by a URL or by its icon. */
  readonly restart: (url?: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Answers requests to the app's own origin with its files, and every other path with the page. */
async function serveBundle(route: Route, folder: string): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const file = extname(pathname) === '' ? '/index.html' : pathname
  const body = await readFile(join(folder, file)).catch(() => undefined)
  if (!body) return route.fulfill({ status: 404 })
  return route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' })
}

/** The bundle in a phone's web view: the real bridge of the wrapper with a fake native side. */
export async function openNativeApp(browser: Browser, folder: string): Promise<NativeApp> {
  const bridge = fileURLToPath(import.meta.resolve('@capacitor/android/package.json')).replace(
    'package.json',
    'capacitor/src/main/assets/native-bridge.js',
  )
  const context = await browser.newContext({
    baseURL: appOrigin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Browsers block requests to localhost from other origins, and the intercepted app origin
    // counts as one.
    permissions: ['local-network-access'],
  })
  const values = new Map<string, string>()
  const calls: string[] = []
  const inside: string[] = []
  const outside: string[] = []
  const errors: string[] = []
  let launchUrl: string | undefined

  function answer({ pluginId, methodName, options }: NativeCall): unknown {
    const { key = '', value = '', url = '' } = options
    calls.push(`${pluginId}.${methodName}`)
    if (pluginId === 'Preferences') {
      if (methodName === 'get') return { value: values.get(key) ?? null }
      if (methodName === 'set') values.set(key, value)
      if (methodName === 'remove') values.delete(key)
    }
    if (pluginId === 'Browser' && methodName === 'open') inside.push(url)
    return methodName === 'getLaunchUrl' && launchUrl ? { url: launchUrl } : {}
  }

  await context.exposeFunction('callNative', answer)
  await context.addInitScript(nativeSide)
  await context.addInitScript({ path: bridge })
  await context.route(`${appOrigin}/**`, (route) => serveBundle(route, folder))
  // The wrapper only shows its own pages; any other page goes to the system's browser.
  await context.route(
    (url) => url.origin !== appOrigin,
    (route) => {
      const request = route.request()
      if (!request.isNavigationRequest()) return route.fallback()
      outside.push(request.url())
      return route.fulfill({ status: 204 })
    },
  )
  let page = await start()

  async function start(): Promise<Page> {
    const started = await context.newPage()
    started.on('console', (message) => {
      // Registering a worker causes a warning; the app must not even try.
      const isFault = message.type() === 'error' || /service worker/i.test(message.text())
      if (isFault) errors.push(message.text())
    })
    started.on('pageerror', (error) => errors.push(error.message))
    await started.goto('/')
    return started
  }
  return {
    get page() {
      return page
    },
    values,
    calls,
    inside,
    outside,
    errors,
    fire: (event, data = {}) =>
      page.evaluate(([name, told]) => window.fireNative(name, told), [event, data] as const),
    restart: async (url) => {
      launchUrl = url
      await page.close()
      page = await start()
    },
    close: () => context.close(),
  }
}

export const ofServer = (path: string): string => origin + path
