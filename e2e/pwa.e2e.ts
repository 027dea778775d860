import { createMember, enterAs } from './harness/members.ts'
import { listKept } from './harness/kept.ts'
import { expect, test } from './harness/test.ts'
import { sayToWorker, settle, whileOffline } from './harness/worker.ts'

test.use({ serviceWorkers: 'allow' })

const offline = 'You are offline. Messages will send when you are back.'

test(
  '[Y-01] a worker stands at the root, and the app can be installed',
  {
    tag: '@desktop',
  },
  async ({ page, context }) => {
    await page.goto('/communities')
    await settle(page)
    const worker = await page.evaluate(async () => {
      const { scope, active } = await navigator.serviceWorker.ready
      return { scope: new URL(scope).pathname, script: new URL(active?.scriptURL ?? '').pathname }
    })
    expect(worker).toEqual({ scope: '/', script: '/sw.js' })

    const browser = await context.newCDPSession(page)
    const { errors, data = '{}' } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Every journey has a window of its own that keeps nothing.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { icons } = JSON.parse(data) as { icons: { src: string; type: string }[] }
    for (const { src, type } of [
      ...icons,
      { src: '/icons/apple-touch-icon.png', type: 'image/png' },
    ])
      expect((await page.request.get(src)).headers()['content-type']).toContain(type)
  },
)

test.describe('without a network', { tag: '@phone' }, () => {
  test.use({ expectConsoleErrors: true })

  test('the app starts, says so, and its pages open', async ({ page, context, consoleErrors }) => {
    await enterAs(context, await createMember('Vera Lund'))
    await page.goto('/communities')
    await settle(page)
    await whileOffline(context, async () => {
      await page.reload()
      await expect(page.getByText(offline)).toBeVisible()
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByRole('link', { name: 'Profile' }).click()
      await expect(page).toHaveURL('/profile')
      await page.goto('/settings')
      await expect(page.getByText(offline)).toBeVisible()
    })
    await page.reload()
    await expect(page.getByText(offline)).toHaveCount(0)
    // The kept page was let through by its own policy.
    expect(consoleErrors.filter((error) => !error.includes('ERR_INTERNET'))).toEqual([])
  })

  test('[Y-02] the caches are filled anew before the old are cleared, at every start', async ({
    page,
    context,
  }) => {
    await page.goto('/communities')
    await settle(page)
    const [first] = Object.keys((await listKept(page)).caches)
    // What an earlier visit left: half a cache, and one of a build that nobody shows any more.
    await page.evaluate(async () => {
      const old = await caches.open('patchbay:earlier:1')
      await old.put('/', new Response('old'))
    })
    await page.reload()
    await settle(page)
    const [second] = Object.keys((await listKept(page)).caches)
    expect(second).not.toBe(first)
    await whileOffline(context, async () => {
      expect(await sayToWorker(page, 'CLEAR_CACHE')).toEqual({ cleared: false })
      expect(Object.keys((await listKept(page)).caches)).toEqual([second])
      await page.reload()
      await expect(page.getByText(offline)).toBeVisible()
    })
    expect(await sayToWorker(page, 'CLEAR_CACHE')).toEqual({ cleared: true })
    const names = Object.keys((await listKept(page)).caches)
    expect(names).toHaveLength(1)
    expect(names).not.toEqual([second])
  })
})
