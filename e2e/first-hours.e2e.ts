import type { Page } from '@playwright/test'
import { demoListings } from '../server/src/demo/listings.ts'
import { query } from '../server/src/platform/db/query.ts'
import { withDatabase } from './harness/database.ts'
import { createMember, enterAs } from './harness/members.ts'
import { countPresses } from './harness/presses.ts'
import { expect, test } from './harness/test.ts'
import { messages, said } from './harness/thread.ts'

/** What a person has answered in the onboarding. */
interface Answers {
  readonly name: string
  readonly profession: string
  readonly goals: string
}

/** The page on which the onboarding ends, for somebody who knows nobody here. */
async function arrive(page: Page, { name, profession, goals }: Answers): Promise<() => number> {
  const member = await createMember(name)
  await withDatabase((db) =>
    query(db)
      .updateTable('user_profiles')
      .set({ professions: [profession], goals, bio: 'New here, and not new to music.' })
      .where('id', '=', member.id)
      .execute(),
  )
  await enterAs(page.context(), member)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your feed is empty' })).toBeVisible()
  return countPresses(page)
}

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

/** Listings can be found about a minute after they were brought. */
async function waitForIndex(): Promise<void> {
  await expect
    .poll(
      () =>
        withDatabase(async (db) => {
          const { count } = await query(db)
            .selectFrom('listing_index')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where('version', 'is not', null)
            .executeTakeFirstOrThrow()
          return Number(count)
        }),
      { timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(demoListings.length)
}

async function search(page: Page, words: string): Promise<void> {
  await nav(page, 'Marketplace')
  await page.getByRole('textbox', { name: 'What the job is' }).fill(words)
  await page.getByRole('button', { name: 'Find matches' }).click()
}

test(
  'a songwriter sends a message to somebody who fits within fifteen presses',
  { tag: '@phone' },
  async ({ page }) => {
    await waitForIndex()
    const presses = await arrive(page, {
      name: 'Rosa Lindgren',
      profession: 'Songwriter',
      goals: 'A mixing engineer for two songs this week.',
    })
    const offers = page.getByRole('region', { name: 'Offers that fit your goals' })
    await expect(offers.getByRole('listitem').first()).toContainText('Mixing, up to forty tracks')

    const brief = 'Mixing engineer for two soul songs this week, up to £200'
    await search(page, brief)
    const best = page
      .getByRole('listitem')
      .filter({ has: page.getByText('Why this match') })
      .first()
    await expect(best).toContainText('Mixing, up to forty tracks')
    await expect(best).toContainText('Usually replies within an hour')
    await expect(best).toContainText('Five days for a song')
    await best.getByRole('button', { name: /^Play / }).click()
    await expect(best.getByRole('button', { name: /^Pause / })).toBeVisible()
    await best.getByRole('link', { name: /^View Profile/ }).click()
    await expect(page.getByRole('region', { name: 'Services' })).toContainText('£220')
    const strip = page.getByRole('complementary', { name: 'The listing that you came from' })
    await expect(strip).toContainText('Mixing, up to forty tracks')
    await page.goBack()
    await best.getByRole('button', { name: 'Contact' }).click()
    const dialog = page.getByRole('dialog', { name: /^Contact / })
    await expect(dialog.getByRole('group', { name: 'Brief' })).toContainText(brief)
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Hello, /)
    const words = 'Hello! Two songs, twelve tracks each. Are you free?'
    await dialog.getByRole('textbox', { name: 'Message' }).fill(words)
    await expect(dialog.getByRole('group', { name: 'Brief' })).toContainText(brief)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(said(page, words)).toBeVisible()
    await expect(messages(page).getByRole('group', { name: 'Brief' })).toContainText(brief)
    expect(presses()).toBeGreaterThanOrEqual(5)
    expect(presses()).toBeLessThanOrEqual(15)
  },
)

test(
  'a booker whom no listing fits asks in a community, in the same words',
  { tag: '@desktop' },
  async ({ page }) => {
    await waitForIndex()
    const presses = await arrive(page, {
      name: 'Tom Ackroyd',
      profession: 'Venue Representative',
      goals: 'Fill the Fridays of a small room.',
    })
    const main = page.getByRole('main')
    const rooms = main.getByRole('listitem').filter({ hasText: 'Small Rooms & Venues' })
    await rooms.getByRole('button', { name: 'Join' }).click()
    await expect(rooms).toContainText('Joined')

    const brief = 'Indie folk duo for a Friday in December, 120 capacity room in Leeds, £250'
    await search(page, brief)
    const ask = page.getByRole('region', { name: 'Ask in a community' })
    await ask.getByRole('link', { name: 'Ask in Small Rooms & Venues' }).click()
    const form = page.getByRole('form', { name: /Small Rooms & Venues/ })
    await expect(form.getByRole('textbox', { name: 'Content' })).toHaveValue(brief)
    await form.getByLabel('Category').selectOption('Collaborations')
    await form.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByRole('article').filter({ hasText: brief })).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(15)
  },
)

test(
  'a producer is listed, has an address to send round, and finds work to answer',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const presses = await arrive(page, {
      name: 'Ada Brisco',
      profession: 'Producer',
      goals: 'Two records a year with people who play.',
    })
    const title = 'Records in a week, from the first take'
    await nav(page, 'Marketplace')
    await page.getByRole('checkbox', { name: 'Producer' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit listings' })
    await sheet.getByRole('textbox', { name: 'Title' }).fill(title)
    await sheet.getByRole('textbox', { name: 'Turnaround' }).fill('A week for a record')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Listings saved')).toBeVisible()

    await nav(page, 'Profile')
    await page
      .getByRole('region', { name: 'Services' })
      .getByRole('link', { name: new RegExp(title) })
      .click()
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Share' }).click()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/marketplace\?listing=/)
    await page.keyboard.press('Escape')

    await nav(page, 'Home')
    const producers = page.getByRole('listitem').filter({ hasText: 'South London Producers' })
    await producers.getByRole('button', { name: 'Join' }).click()
    const call = page.getByRole('article', { name: 'Topline done, need a drummer' })
    await expect(call).toContainText('Collaborations')
    await call.getByRole('link', { name: /Topline done/ }).click()
    await page.getByRole('textbox', { name: /reply/i }).fill('I have a room and a drummer.')
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await expect(page.getByText('I have a room and a drummer.').first()).toBeVisible()
    expect(presses()).toBeLessThanOrEqual(15)
  },
)
