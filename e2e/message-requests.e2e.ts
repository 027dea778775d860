import { say, startPair } from '../server/test/conversations.ts'
import { inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { expect, test } from './harness/test.ts'
import { composer, said, write } from './harness/thread.ts'

// The page may ask once more for a conversation that has just been declined.
test.use({ expectRefusals: [404] })

test('first messages from people who are new wait as requests, until they are accepted or declined', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const [runa, otis, mika] = [
    await createMember('Runa Dahl'),
    await createMember('Otis Bream'),
    await createMember('Mika Sand'),
  ]
  await enterAs(context, runa)
  await page.goto('/settings')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Who may write to you').selectOption('Nobody new')
  await saved

  // Otis writes from his own browser, and sees nothing unusual.
  const others = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(others, otis)
  const his = await others.newPage()
  await his.goto(`/users/${runa.id}`)
  await his.getByRole('main').getByRole('button', { name: 'Message', exact: true }).click()
  await write(his, 'Do you play at weddings?')
  await expect(his.getByRole('img', { name: 'Sent' })).toBeVisible()
  await say(mika, await startPair(mika, runa), 'Buy followers now')

  await page.goto('/messages')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Messages ?, \d+ unread/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Requests (2)' }).click()
  const requests = page.getByRole('list', { name: 'Requests' })
  await expect(requests.getByRole('listitem')).toHaveCount(2)
  await inspectAgain(page, 'messages-requests')

  await requests.getByRole('link', { name: /Mika Sand/ }).click()
  await expect(page.getByRole('region', { name: 'Mika Sand wants to write to you' })).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await inspectAgain(page, 'messages-request')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Declined. Nobody is told.')).toBeVisible()
  await expect(page).toHaveURL(/\/messages$/)

  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: /Otis/ }).click()
  await expect(said(page, 'Do you play at weddings?')).toBeVisible()
  await expect(his.getByRole('img', { name: 'Read', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept' }).click()
  await write(page, 'I do, in May.')
  await expect(said(his, 'I do, in May.')).toBeVisible()
  await others.close()
})
