import { expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  /** The number of requests so far. */
  started: number
  readonly pending: Set<Request>
}

const traffics = new WeakMap<Page, Traffic>()

/** Starts recording the requests of the page, for `settled`. */
export function watchTraffic(page: Page): void {
  if (traffics.has(page)) return
  const traffic: Traffic = { started: 0, pending: new Set() }
  traffics.set(page, traffic)
  page.on('request', (request) => {
    traffic.started += 1
    traffic.pending.add(request)
  })
  page.on('requestfinished', (request) => traffic.pending.delete(request))
  page.on('requestfailed', (request) => traffic.pending.delete(request))
}

/**
 * Waits until everything that the page has requested has arrived and is shown. It uses no fixed
 * delay: no request is pending, and the idle page sends no new one.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page)
  if (!traffic) throw new Error('Nobody has watched the traffic of this page.')
  const isAtRest = async (): Promise<boolean> => {
    const before = traffic.started
    // Chromium may give no idle time to a page that has nothing to draw, hence the limit.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
    )
    return traffic.started === before && traffic.pending.size === 0
  }
  await page.waitForLoadState('load')
  await expect.poll(isAtRest, { intervals: [0, 20, 50, 100] }).toBe(true)
}
