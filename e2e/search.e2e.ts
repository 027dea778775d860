import type { Page } from '@playwright/test'
import { createEvent } from '../server/test/communities.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search everything' })
const results = (page: Page) => page.getByRole('tabpanel')

interface Scene {
  readonly viewer: Member
  readonly insider: Member
}

/** One public and one private community with an event; the private one is of the insider alone. */
async function createScene(open: string, kept: string): Promise<Scene> {
  const viewer = await createMember('Vika Searcher')
  const insider = await createMember('Ina Insider')
  const club = await createCommunityOf(insider, { name: `${open} Repairs` })
  const vault = await createCommunityOf(insider, { name: 'The Vault', isPrivate: true })
  await withDatabase(async (db) => {
    await createEvent({ db }, club, insider, { title: `${open} evening` })
    await createEvent({ db }, vault, insider, { title: `${kept} listening` })
  })
  return { viewer, insider }
}

test(
  'everything is found from any page by the keyboard, with a typo too, and nothing that is private',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { viewer } = await createScene('Harmonium', 'Xkwvotronic')
    await enterAs(context, viewer)
    await page.goto('/settings')
    const entry = page.getByRole('searchbox', { name: 'Search', exact: true })
    await expect(entry).toBeVisible()
    // The field is there at once, the keys a moment later.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(entry).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('harmonium')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=harmonium')
    const found = results(page).getByRole('link', { name: /Harmonium evening/ })
    await expect(found.locator('mark')).toHaveText('Harmonium')
    await inspect(page)
    // The beginning of a word is enough, and so is nearly the word.
    await field(page).fill('harmon')
    await expect(found.locator('mark')).toHaveText('Harmon')
    await field(page).fill('harmonuim')
    await expect(page.getByText(/^Nothing has exactly these words/).first()).toBeVisible()
    await expect(found).toBeVisible()
    for (const q of ['xkwvotronic', 'xkwvo', 'xkwvotrnic']) {
      await field(page).fill(q)
      await expect(page.getByRole('heading', { name: `Nothing found for “${q}”` })).toBeVisible()
    }
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search or go to a page' })
    await expect(box).toBeFocused()
    await box.fill('harmonium ev')
    await expect(page.getByRole('option', { name: /Harmonium evening/ })).toBeVisible()
    await inspect(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Harmonium evening' })).toBeVisible()
    await expect(box).toBeHidden()
  },
)

test(
  'a member finds on a phone what is said in a private community, and comes back to the results',
  { tag: '@phone' },
  async ({ page, context }) => {
    const { insider } = await createScene('Celesta', 'Ploverjack')
    await enterAs(context, insider)
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('ploverjack')
    const found = results(page).getByRole('link', { name: /Ploverjack listening/ })
    await expect(found.locator('mark')).toHaveText('Ploverjack')
    await inspect(page)
    await page.getByRole('tab', { name: 'Events' }).click()
    await found.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ploverjack listening' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/search?q=ploverjack&type=events')
    await field(page).fill('')
    await expect(page.getByRole('button', { name: 'ploverjack' })).toBeVisible()
  },
)
