import type { Page } from '@playwright/test'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { say, startPair } from '../server/test/conversations.ts'
import { choose } from './harness/groups.ts'
import { inspect } from './harness/inspect.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { said } from './harness/thread.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const row = (page: Page, name: string | RegExp) => list(page).getByRole('link', { name })
/** The names of the rows, from the top. */
const inList = (page: Page, ...names: readonly string[]) =>
  expect(list(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(name)))

/** A conversation in which somebody has said something that the other has read. */
async function begin(with_: Member, to: Member, words: string): Promise<string> {
  const id = await startPair(with_, to)
  const { seq } = await say(with_, id, words)
  await to.client.call(markRead, { params: { conversationId: id }, body: { seq } })
  return id
}

test.use({ expectRefusals: [503] })

test('conversations are pinned, archived and marked as unread, in every tab, and nobody else notices', async ({
  page,
  context,
}) => {
  test.slow()
  const [runa, otis, mika] = [
    await createMember('Runa Dahl'),
    await createMember('Otis Bream'),
    await createMember('Mika Sand'),
  ]
  const fromOtis = await begin(otis, runa, 'The piano is tuned')
  const fromMika = await begin(mika, runa, 'See you at ten')
  await enterAs(context, runa)
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto('/messages')
  await inList(page, 'Mika Sand', 'Otis Bream')

  // With the keyboard.
  await row(page, /Otis Bream/).press('Enter')
  await expect(said(page, 'The piano is tuned')).toBeVisible()
  await page.getByRole('button', { name: 'Conversation options' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pin' }).press('Enter')
  await expect(page.getByText('Pinned above the others.').first()).toBeVisible()
  await inList(other, 'Otis Bream', 'Mika Sand')
  await say(mika, fromMika, 'Or at eleven')
  await expect(row(other, /Mika Sand.*Or at eleven.*Unread/)).toBeVisible()
  await inList(other, 'Otis Bream', 'Mika Sand')

  await choose(page, 'Conversation options', 'Mark as unread')
  await expect(page).toHaveURL(/\/messages$/)
  for (const one of [page, other]) {
    await expect(row(one, /Otis Bream.*Unread/)).toBeVisible()
    await expect(one).toHaveTitle('(2) Messages · Patchbay')
  }
  await inspect(page)
  await row(page, /Otis Bream/).click()
  await expect(said(page, 'The piano is tuned')).toBeVisible()
  for (const one of [page, other]) await expect(one).toHaveTitle(/^\(1\) /)

  await choose(page, 'Conversation options', 'Archive')
  await expect(page.getByText('Archived. The next message brings it back.').first()).toBeVisible()
  for (const one of [page, other]) await inList(one, 'Mika Sand')
  await page.getByRole('button', { name: 'Archived' }).click()
  await inList(page, 'Otis Bream')
  await inspect(page)
  await page.reload()
  await inList(page, 'Mika Sand')
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('otis')
  await inList(page, 'Otis Bream')
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('')
  await inList(page, 'Mika Sand')
  await say(otis, fromOtis, 'The piano is here')
  for (const one of [page, other]) await inList(one, 'Otis Bream', 'Mika Sand')

  // If the server cannot answer, nothing changes, and the person hears of it.
  await row(page, /Mika Sand/).click()
  await expect(said(page, 'Or at eleven')).toBeVisible()
  await page.route('**/arrangement', (route) => route.fulfill({ status: 503 }))
  await choose(page, 'Conversation options', 'Pin')
  await expect(page.getByText('The list could not be changed. Try again.').first()).toBeVisible()
  await expect(row(other, /Mika Sand.*Pinned/)).toHaveCount(0)
})
