import type { BrowserContext, Locator, Page } from '@playwright/test'
import { createPost } from '@patchbay/contract/communities/posts'
import { listCategories } from '@patchbay/contract/communities/categories'
import { newId } from '../server/src/platform/ids.ts'
import { createEvent } from '../server/test/communities.ts'
import { withDatabase } from './harness/database.ts'
import { inspectAgain } from './harness/inspect.ts'
import {
  createCommunityOf,
  createMember,
  enterAs,
  fillWithPosts,
  type Member,
} from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const modalOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Discussion' })
const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true, includeHidden: true })
const placeOf = (page: Page) => page.evaluate(() => scrollY)

/** Sends the post as the author's own browser would. */
async function write({ client }: Member, communityId: string, title: string): Promise<void> {
  const { categories } = (await client.call(listCategories, {})).body
  const post = { clientId: newId(), title, content: 'Something long enough to be read.' }
  const body = { ...post, categoryId: categories[0]?.id ?? '' }
  expect((await client.call(createPost, { params: { communityId }, body })).status).toBe(200)
}

/** Scrolls down until this post is loaded. */
async function scrollUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(cardOf(page, title)).toBeAttached({ timeout: 300 })
  }).toPass()
}

async function startWith(context: BrowserContext, counts: Record<string, number>) {
  const leader = await createMember('Signe Holm')
  const reader = await createMember('Bo Tran')
  await enterAs(context, reader)
  const ids: string[] = []
  for (const [name, count] of Object.entries(counts)) {
    const id = await createCommunityOf(leader, { name, members: [reader] })
    if (count > 0) await fillWithPosts(leader, id, [name, count])
    ids.push(id)
  }
  return { leader, ids: ids as [string, ...string[]] }
}

test.describe('home', { tag: '@phone' }, () => {
  test('[P-01, P-05, P-07] a visitor is welcomed, and a newcomer is led to the communities', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Patchbay' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
      'href',
      '/auth',
    )
    const leader = await createMember('Signe Holm')
    const newcomer = await createMember('Ola Berg')
    const id = await createCommunityOf(leader, { name: 'Quiet Corner' })
    await enterAs(context, newcomer)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Your feed is empty' })).toBeVisible()
    await inspectAgain(page, 'home-empty')
    await page.getByRole('link', { name: 'Browse Communities' }).click()
    await expect(page).toHaveURL('/communities')
    await page.goto(`/communities/${id}`)
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nothing has been posted yet' })).toBeVisible()
    await write(leader, id, 'First words')
    await expect(cardOf(page, 'First words')).toBeVisible()
  })

  test('[P-08, P-12] loads more while scrolling, and returns to the same scroll position', async ({
    page,
    context,
  }) => {
    test.slow()
    const { leader, ids } = await startWith(context, { Day: 44, Night: 6 })
    await page.goto('/')
    await expect(cardOf(page, 'Night 6')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await inspectAgain(page, 'member-home')
    await scrollUntil(page, 'Day 1')
    await expect(page.getByRole('article')).toHaveCount(50)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()

    const card = cardOf(page, 'Day 12')
    await card.scrollIntoViewIfNeeded()
    await test.step('a discussion opens and closes over the feed', async () => {
      const place = await placeOf(page)
      expect(place).toBeGreaterThan(2_000)
      await card.getByRole('link', { name: 'Day 12' }).click()
      await expect(modalOf(page)).toBeVisible()
      await expect(page).toHaveURL(/\/posts\/[\w-]+$/)
      const like = modalOf(page).getByRole('button', { name: /^Like/ })
      await like.click()
      await expect(like).toHaveAccessibleName('Like, 1')
      await inspectAgain(page, 'member-discussion')
      await page.goBack()
      await expect(modalOf(page)).toBeHidden()
      await expect(page).toHaveURL('/')
      expect(await placeOf(page)).toBe(place)
      await expect(card.getByRole('button', { name: 'Like, 1' })).toBeVisible()
    })
    await test.step('to another page, and back', async () => {
      const place = await placeOf(page)
      await card.getByRole('link', { name: 'Day', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Day' })).toBeVisible()
      await page.goBack()
      await expect(card).toBeInViewport()
      await expect.poll(() => placeOf(page)).toBe(place)
      await expect(page.getByRole('article')).toHaveCount(50)
    })
    await test.step('new posts are announced, and move nothing', async () => {
      const before = await card.boundingBox()
      await write(leader, ids[0], 'Breaking')
      const pill = page.getByRole('button', { name: '1 new post' })
      await expect(pill).toBeVisible()
      expect((await card.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
      await expect(cardOf(page, 'Breaking')).toBeHidden()
      await pill.click()
      await expect(cardOf(page, 'Breaking')).toBeInViewport()
      await expect(pill).toBeHidden()
      expect(await placeOf(page)).toBe(0)
      await page.mouse.wheel(0, 900)
      await expect.poll(() => placeOf(page)).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'Community Posts' }).click()
      expect(await placeOf(page)).toBe(0)
      await write(leader, ids[0], 'By the tab')
      await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible()
      await page.getByRole('link', { name: 'Community Posts' }).click()
      await expect(cardOf(page, 'By the tab')).toBeInViewport()
    })
  })
})

test.describe('home', { tag: '@desktop' }, () => {
  test('[P-13] follows the actions of others, and drops a community that was left', async ({
    page,
    context,
  }) => {
    const { leader, ids } = await startWith(context, { Loud: 2, Calm: 1 })
    const [loud] = ids
    await withDatabase((db) => createEvent({ db }, loud, leader, { title: 'Room tuning' }))
    await page.goto('/')
    await expect(page.getByRole('article', { name: 'Loud 2' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Room tuning', exact: true })).toBeVisible()
    await inspectAgain(page, 'member-home')
    await test.step('a comment of another person is counted at once', async () => {
      const card = cardOf(page, 'Loud 2')
      await card.getByRole('button', { name: 'Replies, 0' }).click()
      await card.getByRole('textbox', { name: 'Write a comment' }).fill('Heard it too.')
      await card.getByRole('button', { name: 'Send' }).click()
      await expect(card.getByRole('button', { name: 'Replies, 1' })).toBeVisible()
    })
    await test.step('the newest posts can be reached by keyboard alone', async () => {
      await write(leader, loud, 'By keyboard')
      const pill = page.getByRole('button', { name: '1 new post' })
      await expect(pill).toBeVisible()
      await pill.focus()
      await page.keyboard.press('Enter')
      await expect(cardOf(page, 'By keyboard')).toBeVisible()
    })
    await test.step('left on another device, it disappears here', async () => {
      const other = await context.newPage()
      await other.goto(`/communities/${loud}`)
      await other.getByRole('button', { name: 'Leave' }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
      await expect(other.getByRole('button', { name: 'Join' })).toBeVisible()
      await expect(cardOf(page, 'By keyboard')).toBeHidden()
      await expect(cardOf(page, 'Calm 1')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'Room tuning', exact: true })).toBeHidden()
      await other.close()
    })
  })

  test('[Q-04, Q-08] answers an event in the feed of events', async ({ page, context }) => {
    const { leader, ids } = await startWith(context, { 'Small Rooms': 0 })
    const [id] = ids
    await withDatabase(async (db) => {
      await createEvent({ db }, id, leader, { title: 'Tonight', inDays: -0.02 })
      await createEvent({ db }, id, leader, { title: 'Winter showcase', inDays: 3 })
    })
    await page.goto('/events')
    const list = page.getByRole('list', { name: /^[A-Z][a-z]+ \d{4}$/ })
    await expect(list.getByRole('link', { name: 'Small Rooms' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Happening now' })).toContainText('Tonight')
    await inspectAgain(page, 'member-events')
    const answer = list.getByRole('button', { name: 'Going', exact: true })
    await answer.click()
    await expect(answer).toHaveAttribute('aria-pressed', 'true')
    await expect(list.getByText('1 going')).toBeAttached()
    await page.getByRole('link', { name: 'Community Posts' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Going', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All events' }).click()
    await expect(page).toHaveURL('/events')
    await expect(answer).toHaveAttribute('aria-pressed', 'true')
  })
})
