import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'
import { listKept } from './kept.ts'

/** The worker is there, holds this page, and its caches are as they should be after a start. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect(async () => {
    const kept = Object.values((await listKept(page)).caches)
    expect(kept).toHaveLength(1)
    expect(kept[0]).toContain('/')
  }).toPass()
}

/** Sends it as the app does, and waits for the answer. */
export const sayToWorker = (page: Page, type: string): Promise<unknown> =>
  page.evaluate(async (said) => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data))
    })
    port1.start()
    active?.postMessage({ type: said }, [port2])
    return answer
  }, type)

/** Without a network, and back; the page hears of it as a device tells it. */
export async function whileOffline(
  context: BrowserContext,
  act: () => Promise<void>,
): Promise<void> {
  await context.setOffline(true)
  await act()
  await context.setOffline(false)
}
