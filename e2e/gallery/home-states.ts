import type { Page } from '@playwright/test'
import { enterAs, findDemoMember } from '../harness/members.ts'
import { settled } from '../harness/settled.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

async function failToLoad(page: Page): Promise<string> {
  await page.route('**/api/feed/posts*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '', requestId: '' } }),
  )
  return '/'
}
async function loadForever(page: Page): Promise<void> {
  await page.route('**/api/feed/posts*', () => {})
  await page.reload()
  await expect(page.getByText('Loading posts...')).toBeAttached()
}
/** In its own context, because its clock is ahead afterwards. */
async function haveNewPosts(page: Page): Promise<string> {
  await enterAs(page.context(), await findDemoMember('Adaeze Nwosu'))
  await page.clock.install()
  await page.route('**/api/feed/posts*', async (route) => {
    const feed = (await (await route.fetch()).json()) as { posts: unknown[] }
    const newPosts = route.request().url().includes('newest=') ? 3 : 0
    await route.fulfill({ json: { ...feed, posts: feed.posts.slice(0, 4), newPosts } })
  })
  return '/'
}
/** The viewer comes back to the tab after the time for which the feed counts as fresh. */
async function hearOfNewPosts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible()
  await page.clock.fastForward(31_000)
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))')
  await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
}
async function openDiscussion(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Discussion' })).toBeVisible()
  await settled(page)
}

/** Home, the discussions that open from it, and the Information Hub. */
export const homeStates = [
  ['home', '/', 'visitor'],
  ['member-home', '/', 'member', /^How we ask for notes here/],
  ['member-home-events', '/?show=events', 'member', /three pairs of speakers/],
  ['member-home-hub', '/?view=info', 'member'],
  ['member-home-failed', failToLoad, 'member', /^Failed to load posts/],
  ['member-home-loading', '/', 'member', loadForever],
  ['member-home-new-posts', haveNewPosts, 'whom the state makes', hearOfNewPosts],
  ['member-discussion', '/', 'member', openDiscussion],
  ['home-empty', '/', 'member of nothing', /^Your feed is empty/],
  ['hub', '/?view=info', 'member', /Reading a sync licence/],
  ['hub-article', '/hub/reading-a-sync-licence', 'member', /in context” include/],
] as const satisfies readonly GalleryState[]
