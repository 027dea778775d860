import type { Page } from '@playwright/test'
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
