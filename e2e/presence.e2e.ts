import type { Locator, Page } from '@playwright/test'
import { query } from '../server/src/platform/db/query.ts'
import { say, startPair } from '../server/test/conversations.ts'
import { withDatabase } from './harness/database.ts'
import { openPageFor } from './harness/groups.ts'
import { inspectIn } from './harness/inspect.ts'
import { createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const setting = (page: Page): Locator => page.getByRole('switch', { name: 'Online and last seen' })

async function switchPresence(page: Page): Promise<void> {
  await page.goto('/settings')
  const isOn = (await setting(page).getAttribute('aria-checked')) === 'true'
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await setting(page).click()
  expect((await saved).status()).toBe(200)
  await expect(setting(page)).toHaveAttribute('aria-checked', String(!isOn))
}

/** The bar above the conversation. */
const head = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('header')
    .filter({ hasText: /Bream|Dahl/ })

/** What happens once no page was in view for a while. */
const runOut = ({ id }: Member): Promise<unknown> =>
  withDatabase((db) =>
    query(db)
      .updateTable('presences')
      .set({ valid_until: new Date() })
      .where('user_id', '=', id)
      .execute(),
  )

test('two people who want it see of each other that they are online, until one no longer wants it', async ({
  page,
  context,
  browser,
  viewport,
}) => {
  test.slow()
  const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
  const id = await startPair(runa, otis)
  await say(runa, id, 'Are you still up?')
  await say(otis, id, 'For one more take.')
  const path = `/messages?id=${id}`
  await enterAs(context, runa)
  const his = await openPageFor(browser, otis, { viewport })
  await his.goto(path)
  await expect(head(his)).toContainText('Runa Dahl')
  await switchPresence(page)
  await page.goto(path)
  await expect(head(page)).toContainText('Otis Bream')
  for (const one of [page, his]) await expect(head(one)).not.toContainText('Online')

  // A person who shows nothing sees nothing: only with both do both see it.
  await switchPresence(his)
  await his.goto(path)
  for (const one of [page, his]) await expect(head(one)).toContainText('Online')
  await inspectIn(page, ['light', 'dark'])
  await page.goto('/messages')
  const row = page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: /Otis Bream/ })
  await expect(row).toContainText('Online')
  await inspectIn(page, ['light', 'dark'])

  await page.goto(path)
  await his.goto('about:blank')
  await runOut(otis)
  await expect(head(page)).toContainText(/Last seen (just now|\d minutes? ago)/)
  await his.goto(path)
  for (const one of [page, his]) await expect(head(one)).toContainText('Online')

  await switchPresence(his)
  await expect(head(page)).not.toContainText('Online')
  await expect(head(page)).not.toContainText('Last seen')
  await his.goto(path)
  await expect(head(his)).toContainText('Runa Dahl')
  await expect(head(his)).not.toContainText('Online')
  await his.context().close()
})

test(
  'a block takes away from both who is online',
  { tag: '@desktop-first' },
  async ({ page, context, browser, viewport }) => {
    test.slow()
    const [runa, otis] = [await createMember('Runa Dahl'), await createMember('Otis Bream')]
    const id = await startPair(runa, otis)
    await say(runa, id, 'Are you still up?')
    await say(otis, id, 'For one more take.')
    await enterAs(context, runa)
    const his = await openPageFor(browser, otis, { viewport })
    for (const one of [page, his]) {
      await switchPresence(one)
      await one.goto(`/messages?id=${id}`)
    }
    for (const one of [page, his]) await expect(head(one)).toContainText('Online')
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    for (const one of [page, his]) await expect(head(one)).not.toContainText('Online')
    await his.context().close()
  },
)
