import { setMuted } from '@patchbay/contract/messaging/conversations'
import { subscribeToPush, type PushMessage } from '@patchbay/contract/notices/push'
import type { Page } from '@playwright/test'
import { say, startGroup, startPair } from '../server/test/conversations.ts'
import { startPushService, type PushService } from '../server/test/services/push-service.ts'
import { wholeBrowser } from './harness/browser.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { pressShown, push, shown, subscribeAt } from './harness/push.ts'
import { readPushCertificate } from './harness/push-certificate.ts'
import { signOut } from './harness/sign-in.ts'
import { expect, test as base } from './harness/test.ts'
import { said } from './harness/thread.ts'
import { settle } from './harness/worker.ts'

const test = base.extend<{ service: PushService }>({
  // oxlint-disable-next-line no-empty-pattern -- how Playwright finds out that it needs nothing
  service: async ({}, use) => {
    const service = await startPushService(await readPushCertificate())
    await use(service)
    await service.stop()
  },
})
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

const device = (page: Page) => page.getByRole('switch', { name: 'On this device' })

/** Subscribes a browser of another person, without a page. */
async function subscribe({ client }: Member, service: PushService): Promise<string> {
  const body = service.subscribe()
  expect((await client.call(subscribeToPush, { body })).status).toBe(204)
  return new URL(body.endpoint).pathname
}

test(
  'a push is shown, only the newest of its tag, and a click leads to its page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    await page.goto('/communities')
    await settle(page)
    const parts = { path: '/messages', tag: 'one', renotify: true, badge: 1 }
    const message = { title: 'Patchbay', ...parts }
    await push(page, { ...message, body: 'First' })
    await push(page, { ...message, body: 'Second' })
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'Patchbay', body: 'Second', tag: 'one' }])
    await pressShown(context)
    await expect(page).toHaveURL(/\/messages$/)
    await expect.poll(() => shown(page)).toEqual([])
  },
)

test(
  'a message reaches a subscribed browser, with or without a preview, until sign-out',
  { tag: '@phone' },
  async ({ page, context, service }) => {
    // Each push is delayed, in case its message is read meanwhile.
    test.slow()
    const names = ['Ada Byron', 'Ben Okoro', 'Dan Reyes'] as const
    const [ada, ben, dan] = (await Promise.all(names.map((name) => createMember(name)))) as [
      Member,
      Member,
      Member,
    ]
    const pair = await startPair(ben, ada)
    const group = await startGroup(ben, [ada, dan])
    const toDan = await subscribe(dan, service)
    const to = (path: string) => service.arrived.filter((one) => one.path === path)
    /** Waits until so many pushes have arrived at an endpoint; returns the last. */
    const arrives = async (path: string, count: number): Promise<PushMessage> => {
      await expect.poll(() => to(path).length, { timeout: 20_000 }).toBe(count)
      const last = to(path).at(-1)
      if (last?.claims.aud !== service.origin) throw new Error('It was not meant for this service.')
      return last.message
    }

    await context.grantPermissions(['notifications'])
    const held = await subscribeAt(service, context)
    await enterAs(context, ada)
    await page.goto('/settings')
    await settle(page)
    await device(page).click()
    await expect(device(page)).toBeChecked()
    const toAda = new URL(held()?.endpoint ?? '').pathname

    await page.goto('/communities')
    await settle(page)
    await say(ben, pair, 'The keys are under the mat')
    const discreet = await arrives(toAda, 1)
    expect(JSON.stringify(discreet)).not.toMatch(/ben|okoro|keys/i)
    await push(page, discreet)
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'Patchbay', body: 'You have a new message', tag: pair }])
    // The page navigates by itself, without a reload.
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await pressShown(context)
    await expect(page).toHaveURL(`/messages?id=${pair}`)
    await expect(said(page, 'The keys are under the mat')).toBeVisible()
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)

    await page.goto('/settings')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('switch', { name: 'Show names and text' }).click()
    await saved
    await say(ben, pair, 'And the gate sticks')
    await push(page, await arrives(toAda, 2))
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'Ben Okoro', body: 'And the gate sticks', tag: pair }])
    // Reading the message on the page also closes the notification.
    await page.goto(`/messages?id=${pair}`)
    await expect.poll(() => shown(page)).toEqual([])

    const params = { conversationId: group }
    await ada.client.call(setMuted, { params, body: { isMuted: true } })
    await say(ben, group, 'Only for Dan')
    await arrives(toDan, 1)
    await ada.client.call(setMuted, { params, body: { isMuted: false } })

    await signOut(page)
    await expect(page).toHaveURL('/auth')
    await expect.poll(held).toBeNull()
    await say(ben, group, 'Ada has left')
    await arrives(toDan, 2)
    expect(to(toAda)).toHaveLength(2)
  },
)
