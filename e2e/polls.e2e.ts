import type { Locator, Page } from '@playwright/test'
import { startGroup } from '../server/test/conversations.ts'
import { createCategory } from '../server/test/discussions.ts'
import { newId } from '../server/src/platform/ids.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { messages } from './harness/thread.ts'

const pollIn = (within: Locator | Page, question: string): Locator =>
  within.getByRole('group', { name: `Poll: ${question}` })

/** A vote shows a moment after the press. */
async function choose(poll: Locator, role: 'radio' | 'checkbox', name: string): Promise<void> {
  await poll.getByRole(role, { name }).click()
  await expect(poll.getByRole(role, { name })).toBeChecked()
}

test('a group is asked, votes, sees who chose what, and the poll is ended', async ({
  page,
  context,
  browser,
}) => {
  const [vera, tomas] = [await createMember('Vera Poll'), await createMember('Tomas Poll')]
  const id = await startGroup(vera, [tomas, await createMember('Ines Poll')], 'Session dates')
  await enterAs(context, vera)
  await page.goto(`/messages?id=${id}`)
  const others = await browser.newPage({ reducedMotion: 'reduce', viewport: page.viewportSize() })
  await enterAs(others.context(), tomas)
  await others.goto(`/messages?id=${id}`)
  const own = pollIn(messages(page), 'Which day?')
  const theirs = pollIn(messages(others), 'Which day?')

  await test.step('what is typed survives a reload', async () => {
    await page.getByRole('button', { name: 'Ask with a poll' }).click()
    const sheet = page.getByRole('dialog', { name: 'New poll' })
    await sheet.getByRole('textbox', { name: 'Question' }).fill('Which day?')
    await sheet.getByRole('textbox', { name: 'Answer 1' }).fill('Friday')
    await page.reload()
    await page.getByRole('button', { name: 'Ask with a poll' }).click()
    await expect(sheet.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('Friday')
    await sheet.getByRole('textbox', { name: 'Answer 2' }).fill('friday ')
    await sheet.getByRole('button', { name: 'Send poll' }).click()
    await expect(sheet.getByText('Two answers are the same')).toBeVisible()
    await inspect(page)
    await sheet.getByRole('textbox', { name: 'Answer 2' }).fill('Sunday')
    await sheet.getByRole('button', { name: 'Send poll' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('votes are live in both browsers', async () => {
    await choose(theirs, 'radio', 'Sunday')
    await expect(own.getByText('1 person voted')).toBeVisible()
    await choose(own, 'radio', 'Friday')
    await expect(theirs.getByText('2 people voted')).toBeVisible()
    await expect(theirs.getByRole('radio', { name: 'Sunday' })).toBeChecked()
    await choose(theirs, 'radio', 'Friday')
    await expect(
      own.getByRole('listitem').filter({ hasText: 'Friday' }).getByText('2 votes'),
    ).toBeAttached()
    await page.reload()
    await expect(own.getByRole('radio', { name: 'Friday' })).toBeChecked()
    await inspect(page)
  })

  await test.step('who voted is listed', async () => {
    await own.getByRole('button', { name: '2 people voted' }).click()
    const sheet = page.getByRole('dialog', { name: 'Votes' })
    await expect(sheet.getByText('You, Tomas Poll').or(sheet.getByText('Tomas Poll, You'))) //
      .toBeVisible()
    await inspect(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('it is ended by its author', async () => {
    const row = messages(page).getByRole('article', { name: /Poll: Which day/ })
    await row.hover()
    await row.getByRole('button', { name: 'Message options' }).click()
    await page.getByRole('menuitem', { name: 'End poll' }).click()
    await page
      .getByRole('alertdialog', { name: 'End poll' })
      .getByRole('button', { name: 'End poll' })
      .click()
    await expect(theirs.getByText('Poll ended')).toBeVisible()
    await expect(theirs.getByRole('radio')).toHaveCount(0)
    await inspect(others)
  })
  await others.close()
})

test('a post asks its community, which chooses several answers', async ({
  page,
  context,
  browser,
}) => {
  const [vera, tomas] = [await createMember('Vera Post'), await createMember('Tomas Post')]
  const communityId = await createCommunityOf(vera, { members: [tomas] })
  const category = `Polls ${newId()}`
  await withDatabase((db) => createCategory({ db }, category))
  await enterAs(context, vera)
  await page.goto(`/communities/${communityId}`)
  await page.getByRole('button', { name: 'New Post' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'New Post' })
  await sheet.getByRole('textbox', { name: 'Content' }).fill('Which formats do you deliver?')
  await sheet.getByLabel('Category').selectOption(category)
  await sheet.getByRole('button', { name: 'Add a poll' }).click()
  await sheet.getByRole('textbox', { name: 'Answer 1' }).fill('Stems')
  await sheet.getByRole('textbox', { name: 'Answer 2' }).fill('Stereo master')
  await sheet.getByRole('button', { name: 'Add an answer' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Answer 3' })).toBeFocused()
  await page.keyboard.type('Atmos')
  await sheet.getByRole('checkbox', { name: /several answers/ }).check()
  await sheet.getByRole('checkbox', { name: /Anonymous/ }).check()
  await inspect(page)
  await sheet.getByRole('button', { name: 'Post', exact: true }).click()
  const question = 'Which formats do you deliver?'
  const others = await browser.newPage({ reducedMotion: 'reduce', viewport: page.viewportSize() })
  await enterAs(others.context(), tomas)
  await others.goto(`/communities/${communityId}`)
  await choose(pollIn(page, question), 'checkbox', 'Stems')
  await expect(pollIn(others, question).getByText('1 person voted')).toBeVisible()
  await choose(pollIn(others, question), 'checkbox', 'Stems')
  await choose(pollIn(others, question), 'checkbox', 'Atmos')
  await expect(pollIn(page, question).getByText('2 people voted')).toBeVisible()
  // It is anonymous, so nobody can ask who.
  await expect(pollIn(page, question).getByRole('button', { name: /voted/ })).toHaveCount(0)
  await pollIn(others, question).getByRole('button', { name: 'Take my vote back' }).click()
  await expect(pollIn(page, question).getByText('1 person voted')).toBeVisible()
  await inspect(page)
  await page.getByRole('button', { name: 'More about the post of Vera Post' }).click()
  await page.getByRole('menuitem', { name: 'End poll' }).click()
  await page
    .getByRole('alertdialog', { name: 'End poll' })
    .getByRole('button', { name: 'End poll' })
    .click()
  await expect(pollIn(others, question).getByText('Poll ended')).toBeVisible()
  await inspect(others)
  await others.close()
})
