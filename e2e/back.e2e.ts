import type { Locator, Page } from '@playwright/test'
import { createCommunityOf, createMember, enterAs, fillWithPosts } from './harness/members.ts'
import { settled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The reads that the page asks for from now on; what is sent to the server does not count. */
function readsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}

test.describe('going back', { tag: '@phone' }, () => {
  test('shows what was left, at the same place, without asking again', async ({
    page,
    context,
  }) => {
    const leader = await createMember('Signe Holm')
    const reader = await createMember('Bo Tran')
    await enterAs(context, reader)
    const id = await createCommunityOf(leader, { name: 'Tape Club', members: [reader] })
    // A member of two communities is suggested no others.
    await createCommunityOf(leader, { name: 'Splicing', members: [reader] })
    await fillWithPosts(leader, id, ['Reel', 15])

    await page.goto('/')
    const card = page.getByRole('article', { name: 'Reel 8', exact: true })
    const author = card.getByRole('link', { name: 'Signe Holm' }).first()
    await author.evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.focus({ preventScroll: true })
    })
    const home = await placeOf(page)
    expect(home).toBeGreaterThan(0)
    await author.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Signe Holm' })).toBeVisible()
    await settled(page)
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(() => placeOf(page)).toBe(home)

    // Both pages are known now, so that neither way asks for anything.
    const asked = readsOf(page)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Signe Holm' })).toBeVisible()
    await settled(page)
    await page.goBack()
    await expect(card).toBeVisible()
    await settled(page)
    await expect.poll(() => placeOf(page)).toBe(home)
    expect(asked).toEqual([])
  })
})

/** Follows the link, and comes back to its place without a request; the page was just opened. */
async function leaveAndReturn(page: Page, link: Locator, there: Locator): Promise<void> {
  await expect(link).toBeVisible()
  // The router forgets what was scrolled before the first page had been rendered as a whole.
  await settled(page)
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.focus({ preventScroll: true })
  })
  await settled(page)
  const place = await placeOf(page)
  expect(place).toBeGreaterThan(0)
  await link.press('Enter')
  await expect(there).toBeVisible()
  await settled(page)
  const asked = readsOf(page)
  await page.goBack()
  await expect(link).toBeVisible()
  await settled(page)
  await expect.poll(() => placeOf(page)).toBe(place)
  expect(asked).toEqual([])
}

test.describe('going back', { tag: '@desktop' }, () => {
  test('shows results, offers and a community as they were left, without asking again', async ({
    page,
    context,
  }) => {
    const leader = await createMember('Signe Holm')
    const reader = await createMember('Bo Tran')
    await enterAs(context, reader)
    const id = await createCommunityOf(leader, { name: 'Splicing', members: [reader] })
    await fillWithPosts(leader, id, ['Splicewheel', 15])
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })

    await page.goto('/search?q=Splicewheel&type=posts')
    const result = page.getByRole('link', { name: /^Splicewheel 2\b/ })
    await leaveAndReturn(page, result, heading('Splicewheel 2'))

    await page.goto(`/communities/${id}`)
    const card = page.getByRole('article', { name: 'Splicewheel 8', exact: true })
    const author = card.getByRole('link', { name: 'Signe Holm' }).first()
    await leaveAndReturn(page, author, heading('Signe Holm'))

    await page.goto('/marketplace?view=browse')
    const offers = page.getByRole('region', { name: 'Results' })
    const provider = offers.getByRole('link', { name: 'Marisol', exact: true })
    await leaveAndReturn(page, provider, heading('Marisol'))
  })
})
