import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { listStored } from './stored.ts'

/** Waits until the worker controls this page and only one cache is left, which is complete. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await expect(async () => expect((await listStored(page)).caches).toHaveLength(1)).toPass()
}

/**
 * Looks for a new build, as the app does when a tab becomes visible an hour later, and waits until a
 * new worker has stored all of its files, which may take long on a busy machine.
 */
export const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (worker?.state === 'redundant')
          reject(new Error('The new worker could not be installed.'))
        if (worker?.state !== 'installing') resolve()
      }
      worker?.addEventListener('statechange', look)
      look()
    })
  })

/** Sends a message as the app does, and waits for the answer. */
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

/**
 * Without a network, and back. A page from the worker loses the emulated offline state, which a
 * real device keeps, so it is set again.
 */
export async function whileOffline(page: Page, act: () => Promise<void>): Promise<void> {
  const context = page.context()
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  const state = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  const tell = (): void => void browser.send('Network.overrideNetworkState', state)
  await context.setOffline(true)
  page.on('domcontentloaded', tell)
  await act()
  page.off('domcontentloaded', tell)
  await browser.detach()
  await context.setOffline(false)
}
