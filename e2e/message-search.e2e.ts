import type { Page } from '@playwright/test'
import { query } from '../server/src/platform/db/query.ts'
import { say, startPair } from '../server/test/conversations.ts'
import { withDatabase } from './harness/database.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { fillConversation } from './harness/long-conversation.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, leftBelow, messages, said, scrollUp } from './harness/thread.ts'

const harp = 'The harp is out of tune, says Müller.'

interface Inbox {
  readonly runa: Member
  /** The id of a conversation with 300 messages; the twelfth is about the harp. */
  readonly long: string
  readonly short: string
}

async function createInbox(): Promise<Inbox> {
  const runa = await createMember('Runa Dahl')
  const [otis, ines] = [await createMember('Otis Bream'), await createMember('Ines Holm')]
  const [long, short] = [await startPair(runa, otis), await startPair(runa, ines)]
  await fillConversation([runa, otis], long, 300)
  await withDatabase((db) =>
    query(db)
      .updateTable('messages')
      .set({ content: harp })
      .where('conversation_id', '=', long)
      .where('seq', '=', '12')
      .execute(),
  )
  await say(ines, short, 'Are you coming tonight?')
  return { runa, long, short }
}

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search conversations' })
const results = (page: Page) => page.getByRole('list', { name: 'Search results' })
const found = (page: Page) => results(page).getByRole('link', { name: /Otis Bream.*The harp/ })
const target = (page: Page) => messages(page).getByRole('article', { name: /The harp is out/ })

/** It is in the middle of the view, marked for a while, and focused. */
async function expectBroughtToHarp(page: Page): Promise<void> {
  await expect(target(page)).toHaveAttribute('data-marked', 'true')
  await expect(target(page)).toBeInViewport({ ratio: 1 })
  await expect(target(page)).toBeFocused()
  const distance = await target(page).evaluate((article) => {
    const view = article.closest('ol')?.parentElement?.getBoundingClientRect()
    const own = article.closest('li')?.getBoundingClientRect()
    if (!view || !own) return Number.NaN
    return Math.abs(view.top + view.height / 2 - (own.top + own.height / 2))
  })
  expect(distance).toBeLessThanOrEqual(2)
}

async function goToNewest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the newest message' }).click()
  await expect(messages(page).getByText(/^Take 300/)).toBeInViewport()
  await expect.poll(() => leftBelow(page)).toBeLessThanOrEqual(1)
}

test(
  'a message far up in another conversation is found, shown in context, and left again',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const { runa, long, short } = await createInbox()
    await enterAs(context, runa)
    await page.goto(`/messages?id=${short}`)
    await expect(said(page, 'Are you coming tonight?')).toBeVisible()
    await searchBox(page).fill('muller HAR')
    await expect(found(page).locator('mark')).toHaveText(['har', 'Müller'])
    await expect(page.getByText('No conversations found')).toBeVisible()
    await inspectAgain(page, 'messages-search')
    await found(page).click()
    await expect(page).toHaveURL(`/messages?id=${long}&at=12`)
    await expectBroughtToHarp(page)
    await inspect(page)
    await expect(target(page)).not.toHaveAttribute('data-marked')
    // Scrolling to the newest message leaves the found one, and Back returns to the results.
    await goToNewest(page)
    await expect(page).toHaveURL(`/messages?id=${long}`)
    await page.goBack()
    await expect(said(page, 'Are you coming tonight?')).toBeVisible()
    await found(page).click()
    await expectBroughtToHarp(page)
    await expect(target(page)).not.toHaveAttribute('data-marked')
    // The same result again, while it is already shown.
    await found(page).click()
    await expectBroughtToHarp(page)
    // The URL leads to the message like the search does, until the person scrolls on.
    await page.reload()
    await expectBroughtToHarp(page)
    await messages(page).hover()
    await page.mouse.wheel(0, 1500)
    await expect(page).toHaveURL(`/messages?id=${long}`)
    await page.reload()
    await expect(messages(page).getByRole('article').first()).toBeVisible()
    await expect(target(page)).not.toBeInViewport()
  },
)

test(
  'a conversation is searched, from the newest message on',
  { tag: '@desktop' },
  async ({ page, context }) => {
    test.slow()
    const { runa, long } = await createInbox()
    await enterAs(context, runa)
    await page.goto(`/messages?id=${long}`)
    await expect(messages(page).getByText(/^Take 300/)).toBeVisible()
    await composer(page).press('Control+f')
    const bar = page.getByRole('search', { name: 'Search in conversation' })
    const box = bar.getByRole('searchbox')
    await expect(box).toBeFocused()
    await box.fill('take once')
    await expect(bar.getByText('1 of 20+', { exact: true })).toBeVisible()
    const marked = page.locator('article[data-marked]')
    await expect(marked).toHaveAccessibleName(/Take 300/)
    for (const [key, seq] of [
      ['Enter', 299],
      ['ArrowUp', 298],
      ['Shift+Enter', 299],
    ] as const) {
      await box.press(key)
      await expect(marked).toHaveAccessibleName(new RegExp(`Take ${seq} `))
      await expect(marked).toBeInViewport()
    }
    await box.fill('harp')
    await expect(bar.getByText('1 of 1', { exact: true })).toBeVisible()
    await expect(target(page)).toHaveAttribute('data-marked', 'true')
    await expect(target(page)).toBeInViewport({ ratio: 1 })
    await expect(box).toBeFocused()
    await inspectAgain(page, 'messages-search-inside')
    await box.fill('theremin')
    await expect(bar.getByText('No messages found')).toBeVisible()
    await box.press('Escape')
    await expect(bar).toBeHidden()
    await expect(composer(page)).toBeFocused()
    await expect(page).toHaveURL(`/messages?id=${long}`)
  },
)

test(
  'on a phone a found message replaces the list, and Back returns to the results',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.slow()
    const { runa, long } = await createInbox()
    await enterAs(context, runa)
    await page.goto('/messages')
    await searchBox(page).fill('take')
    await expect(results(page).getByRole('link')).toHaveCount(20)
    await results(page).getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(results(page).getByRole('link')).not.toHaveCount(20)
    await searchBox(page).fill('harp')
    await inspectAgain(page, 'messages-search')
    await found(page).click()
    await expect(page).toHaveURL(`/messages?id=${long}&at=12`)
    await expect(results(page)).toBeHidden()
    await expectBroughtToHarp(page)
    await inspect(page)
    await goToNewest(page)
    await expect(page).toHaveURL(`/messages?id=${long}`)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/messages$/)
    await expect(searchBox(page)).toHaveValue('harp')
    await expect(found(page)).toBeFocused()
    await found(page).press('Enter')
    await expectBroughtToHarp(page)
    await page.getByRole('button', { name: 'Search in conversation' }).click()
    const bar = page.getByRole('search', { name: 'Search in conversation' })
    await bar.getByRole('searchbox').fill('take 299')
    await expect(messages(page).getByText(/^Take 299/)).toBeInViewport()
    await inspectAgain(page, 'messages-search-inside')
  },
)

test('a date leads to what was said then, or to what came next', async ({ page, context }) => {
  test.slow()
  const { runa, long } = await createInbox()
  const before = new Date(Date.now() - 40 * 86_400_000)
  await withDatabase((db) =>
    query(db)
      .updateTable('messages')
      .set({ created_at: before })
      .where('conversation_id', '=', long)
      .where('seq', '<', '12')
      .execute(),
  )
  await enterAs(context, runa)
  await page.goto(`/messages?id=${long}`)
  await expect(messages(page).getByText(/^Take 300/)).toBeVisible()
  await page.getByRole('button', { name: 'Search in conversation' }).press('Enter')
  const bar = page.getByRole('search', { name: 'Search in conversation' })
  await bar.getByRole('button', { name: 'Go to a date' }).press('Enter')
  const date = bar.getByLabel('Date', { exact: true })
  await expect(date).toBeFocused()
  const dayOf = (time: Date): string =>
    [time.getFullYear(), time.getMonth() + 1, time.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  await date.fill(dayOf(before))
  await date.press('Enter')
  await expect(messages(page).getByText(/^Take 1$/)).toBeInViewport()
  await expect(bar.getByText(/^Nothing was said/)).toHaveCount(0)
  await date.fill(dayOf(new Date(before.getTime() + 5 * 86_400_000)))
  await date.press('Enter')
  await expect(target(page)).toBeInViewport({ ratio: 1 })
  await expect(bar.getByText(/^Nothing was said that day\. This came next, on /)).toBeVisible()
  await inspect(page)
  // Above the middle of the old messages stands their day.
  await scrollUp(page, 300)
  await expect(page.locator('[data-day]')).toHaveAttribute('data-day', dayOf(before))
})
