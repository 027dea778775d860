import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { openPage } from '../harness/open-page.ts'
import type { MeasuredPage } from '../lighthouse/pages.ts'

interface Resource {
  readonly url: string
  readonly start: number
  readonly end: number
  readonly size: number
  /** Whether it was there before the content stood, so that the content may have waited for it. */
  readonly isBefore: boolean
}

export interface Load {
  /** Scripts that were requested before the content stood: their number, and their size as sent. */
  readonly files: number
  readonly kB: number
  /** The longest chain of requests that each began after the end of the one before. */
  readonly steps: number
  readonly chain: readonly string[]
  readonly scripts: readonly string[]
}

/** Makes a chain of requests visible: the page's own work is short beside it. */
const latency = 300

/** Records the moment at which the app first contains the words; what is drawn before it does not count. */
const watch = (words: string): string => `{
  const look = () => {
    if (document.querySelector('#root > [inert]')) return
    if (document.getElementById('root')?.textContent.includes(${JSON.stringify(words)})) {
      window.contentStood = performance.now()
      watcher.disconnect()
    }
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}`

const read = `performance.getEntriesByType('resource')
  .filter((one) => one.startTime < window.contentStood)
  .map((one) => ({
    url: new URL(one.name).pathname,
    start: one.startTime,
    end: one.responseEnd,
    size: one.encodedBodySize,
    isBefore: one.responseEnd <= window.contentStood,
  }))`

/** One load without a cache, over a slow line. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  measured: MeasuredPage,
): Promise<Load> {
  const [page, close] = await open(browser, measured)
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(origin + measured.path)
  await page.waitForFunction('window.contentStood')
  await page.waitForNetworkIdle({ idleTime: 2 * latency })
  const resources = (await page.evaluate(read)) as Resource[]
  await close()
  const loaded = resources.filter(({ url }) => /^\/api\/|\.js$/.test(url))
  const scripts = loaded.filter(({ url }) => url.endsWith('.js'))
  const chain = longestChain(loaded.filter(({ isBefore }) => isBefore))
  return {
    files: scripts.length,
    kB: scripts.reduce((sum, { size }) => sum + size, 0) / 1000,
    steps: chain.length + 1,
    chain,
    scripts: scripts.map(({ url }) => url),
  }
}

/** The page itself is the first step, and is not in the list. */
function longestChain(resources: readonly Resource[]): readonly string[] {
  const chains = new Map<Resource, readonly string[]>()
  for (const one of resources.toSorted((a, b) => a.start - b.start)) {
    const before = [...chains].filter(([{ end }]) => end <= one.start).map(([, chain]) => chain)
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), [] as readonly string[])
    chains.set(one, [...longest, one.url])
  }
  return [...chains.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
}

/** The processor time of all processes of the browser for one load, in seconds. */
export async function measureCpu(
  browser: Browser,
  origin: string,
  measured: MeasuredPage,
): Promise<{ readonly all: number; readonly renderer: number }> {
  const session = await browser.target().createCDPSession()
  const before = await cpuTimes(session)
  const [page, close] = await open(browser, measured)
  await page.goto(origin + measured.path)
  await page.waitForFunction('window.contentStood')
  await page.waitForNetworkIdle()
  const after = await cpuTimes(session)
  await close()
  await session.detach()
  return { all: after.all - before.all, renderer: after.renderer - before.renderer }
}

async function cpuTimes(session: CDPSession): Promise<{ all: number; renderer: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sum = (type?: string): number =>
    processInfo
      .filter((one) => type === undefined || one.type === type)
      .reduce((total, { cpuTime }) => total + cpuTime, 0)
  return { all: sum(), renderer: sum('renderer') }
}

async function open(
  browser: Browser,
  { words, isVisitors = false }: MeasuredPage,
): Promise<[page: Page, close: () => Promise<void>]> {
  const [page, close] = await openPage(browser, isVisitors)
  await page.setViewport({ width: 1280, height: 800 })
  await page.setCacheEnabled(false)
  await page.setBypassServiceWorker(true)
  await page.evaluateOnNewDocument(watch(words))
  return [page, close]
}
