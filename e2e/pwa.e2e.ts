import type { Page } from '@playwright/test'
import { say, startPair } from '../server/test/conversations.ts'
import { wholeBrowser } from './harness/browser.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { listCachedPaths, listStored, storedNames } from './harness/stored.ts'
import { signOut } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages, said, write } from './harness/thread.ts'
import { sayToWorker, settle, whileOffline } from './harness/worker.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

const scrolled = 'tsr-scroll-restoration-v1_3'
const offline = 'You are offline. Messages will send when you are back.'

async function writePost(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New Post' }).click()
  const form = page.getByRole('dialog', { name: 'New Post' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Content').fill('Some words from a train.')
  await form.getByLabel('Category').selectOption('General')
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(form).toBeHidden()
}

test(
  '[Y-01] a worker is registered at the root, and the app can be installed',
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
    // Every journey has an incognito window.
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

  test('the app starts offline for visitors and members, says so, and its pages open', async ({
    page,
    context,
    consoleErrors,
  }) => {
    await page.goto('/communities')
    await settle(page)
    await whileOffline(page, async () => {
      await page.reload()
      await expect(page.getByText(offline)).toBeVisible()
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByRole('link', { name: 'Messages' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
    })
    await enterAs(context, await createMember('Vera Lund'))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await whileOffline(page, async () => {
      await page.goto('/profile')
      await expect(page.getByText(offline)).toBeVisible()
      await inspect(page)
    })
    // The page comes by itself, as soon as there is a network.
    await expect(page.getByRole('heading', { name: 'Vera Lund' })).toBeVisible()
    // The cached page's own policy allowed its scripts.
    expect(consoleErrors.filter((error) => !error.includes('ERR_INTERNET'))).toEqual([])
  })

  test('what was read before can be read after a reload offline, and catches up by itself', async ({
    page,
    context,
  }) => {
    test.slow()
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    const other = await startPair(vera, await createMember('Otis Bream'))
    await say(tomas, id, 'The keys are under the mat')
    await say(vera, other, 'Not opened on this phone')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    await settle(page)
    await expect(said(page, 'The keys are under the mat')).toBeVisible()
    const list = page.getByRole('list', { name: 'Conversations' })
    const expected = [`messages:${id}`, `conversation:${id}`, 'conversations', 'session']
    await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(expected))
    await whileOffline(page, async () => {
      await page.reload()
      await expect(said(page, 'The keys are under the mat')).toBeVisible()
      await expect(page.getByText(offline)).toBeVisible()
      await write(page, 'I will look there')
      await expect(messages(page).getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await inspect(page)
      await page.goto('/messages')
      await expect(list.getByRole('link')).toHaveCount(2)
      const first = list.getByRole('link').first()
      await expect(first).toContainText('You: I will look there')
      await expect(first.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await inspect(page)
      await list.getByRole('link', { name: /Otis Bream/ }).click()
      await expect(page.getByText('It needs a connection.')).toBeVisible()
      await inspect(page)
      await page.goto(`/messages?id=${id}`)
      await expect(said(page, 'I will look there')).toBeVisible()
      await say(tomas, id, 'Or in the flower pot')
    })
    await expect(said(page, 'Or in the flower pot')).toBeVisible()
    await expect(messages(page).getByRole('img', { name: 'Waiting to be sent' })).toHaveCount(0)
    await expect(page.getByText(offline)).toBeHidden()
    await expect(said(page, 'The keys are under the mat')).toHaveCount(1)
    await expect(said(page, 'I will look there')).toHaveCount(1)
  })

  test('a post and a reply written offline wait in their place, and arrive once', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await createCommunityOf(vera, { name: 'Tunnel Radio', members: [tomas] })
    await enterAs(context, vera)
    await page.goto(`/communities/${id}`)
    await settle(page)
    await writePost(page, 'Before the tunnel')
    await expect.poll(() => storedNames(page)).toContain('session')
    const waiting = page.getByRole('list', { name: 'Your unsent posts' })
    const card = page.getByRole('article', { name: 'Before the tunnel' })
    await whileOffline(page, async () => {
      await writePost(page, 'In the tunnel')
      await expect(waiting.getByRole('heading', { name: 'In the tunnel' })).toBeVisible()
      await card.getByRole('button', { name: 'Replies, 0' }).click()
      await card.getByRole('textbox', { name: 'Write a comment' }).fill('No light yet.')
      await card.getByRole('button', { name: 'Send' }).click()
      const replies = card.getByRole('list', { name: 'Your unsent replies' })
      await expect(replies.getByText('No light yet.')).toBeVisible()
      await expect(replies.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
      await inspect(page)
      await page.goto('/')
      await expect(waiting.getByRole('heading', { name: 'In the tunnel' })).toBeVisible()
      await expect(waiting.getByText('in Tunnel Radio')).toBeVisible()
      await inspect(page)
    })
    await expect(page.getByRole('article', { name: 'In the tunnel' })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    const othersContext = await browser.newContext()
    await enterAs(othersContext, tomas)
    const others = await othersContext.newPage()
    await others.goto(`/communities/${id}`)
    await expect(others.getByRole('article', { name: 'In the tunnel' })).toHaveCount(1)
    const theirs = others.getByRole('article', { name: 'Before the tunnel' })
    await theirs.getByRole('button', { name: 'Replies, 1' }).click()
    await expect(theirs.getByText('No light yet.')).toHaveCount(1)
    await othersContext.close()
  })

  test('[Y-02] the caches are filled again before the old ones are cleared, at every start', async ({
    page,
  }) => {
    await page.goto('/communities')
    await settle(page)
    const names = async () => (await listStored(page)).caches
    const first = await names()
    // The cache of an earlier visit, of a build that no tab shows any more.
    await page.evaluate(async () => {
      const old = await caches.open('patchbay:earlier:1')
      await old.put('/', new Response('old'))
    })
    await page.reload()
    await settle(page)
    const second = await names()
    expect(second).not.toEqual(first)
    await whileOffline(page, async () => {
      expect(await sayToWorker(page, 'CLEAR_CACHE')).toEqual({ cleared: false })
      expect(await names()).toEqual(second)
      await page.reload()
      await expect(page.getByText(offline)).toBeVisible()
    })
    expect(await sayToWorker(page, 'CLEAR_CACHE')).toEqual({ cleared: true })
    await settle(page)
    expect(await names()).not.toEqual(second)
  })
})

test.describe('on a shared browser', { tag: '@phone' }, () => {
  test('signing out removes all stored data of the person', async ({ page, context }) => {
    const [vera, tomas] = [await createMember('Vera Lund'), await createMember('Tomas Ruiz')]
    const id = await startPair(vera, tomas)
    await say(tomas, id, 'The keys are under the mat')
    await enterAs(context, vera)
    await page.goto(`/messages?id=${id}`)
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await settle(page)
    await expect(messages(page)).toContainText('under the mat')
    await composer(page).fill('I will look there')
    await expect.poll(async () => JSON.stringify(await listStored(page))).toContain('look there')
    await expect.poll(() => storedNames(page)).toContain(`messages:${id}`)
    await page.goto('/communities')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await signOut(page)
    await expect(page).toHaveURL('/auth')
    // The start of a page would delete what the sign-out has left: nothing is reloaded before this.
    await expect
      .poll(() => listStored(page))
      .toEqual({
        // The router only stores the scroll position of each page in the history.
        session: { [scrolled]: expect.not.stringMatching(/vera|mat|look there/i) },
        local: { theme: 'light' },
        databases: [],
        caches: expect.anything(),
      })
    await page.reload()
    await settle(page)

    const { local, session, databases } = await listStored(page)
    expect(session).toEqual({ [scrolled]: expect.not.stringMatching(/vera|mat|look there/i) })
    expect(local).toEqual({ theme: 'light' })
    expect(databases).toEqual([])
    const paths = await listCachedPaths(page)
    expect(paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
    const stored = await page.evaluate(async () => (await window.caches.match('/'))?.text())
    expect(stored).not.toContain('Vera')
  })
})
