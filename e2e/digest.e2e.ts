import { query } from '../server/src/platform/db/query.ts'
import { sendDigests } from '../server/src/features/letters/digests/send-digests.ts'
import { enqueue } from '../server/src/platform/jobs/jobs.store.ts'
import { proveAddress } from '../server/test/mails.ts'
import { origin } from './harness/addresses.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { openMail } from './harness/mailbox.ts'
import { createCommunityOf, createMember, enterAs, fillWithPosts } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const hour = 3_600_000

/** Makes it as if two days had passed, and it were the hour of the person now. */
const makeDue = (userId: string): Promise<void> =>
  withDatabase(async (db) => {
    const now = Date.now()
    const due = {
      time_zone: 'UTC',
      hour: new Date(now).getUTCHours(),
      covered_until: new Date(now - 48 * hour),
      digest_due_at: new Date(now - 1_000),
    }
    await query(db).updateTable('mail_settings').set(due).where('user_id', '=', userId).execute()
    await enqueue(db, sendDigests, {})
  })

test('a digest is chosen in the settings, leads to what was missed, and is ended by one press', async ({
  page,
  context,
  browser,
}) => {
  const [reader, author] = [await createMember('Ines Marlow'), await createMember('Odd Berg')]
  const address = await withDatabase((db) => proveAddress({ db }, reader))
  const communityId = await createCommunityOf(reader, { name: 'Tape Room', members: [author] })
  await fillWithPosts(author, communityId, ['Reel', 2])
  await enterAs(context, reader)

  await page.goto('/settings#mail')
  const panel = page.getByRole('region', { name: 'Mail' })
  await expect(panel.getByText('You have not chosen yet')).toBeVisible()
  await expect(panel).toBeInViewport()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await panel.getByRole('button', { name: 'Weekly' }).click()
  await saved
  await expect(panel.getByLabel('Day')).toHaveValue('1')
  await expect(panel.getByLabel('Time', { exact: true })).toHaveValue('8')
  await inspect(page)

  await makeDue(reader.id)
  const mailbox = await openMail(page, origin, [address, 'Your week at Patchbay'])
  const text = mailbox.locator('pre')
  await expect(text).toContainText('2 posts worth reading.')
  const linkTo = (part: string) =>
    text.getByRole('link', { name: part }).first().getAttribute('href')
  const [post, unsubscribe] = [await linkTo('/posts/'), await linkTo('/unsubscribe/')]
  await mailbox.close()
  await page.goto(post ?? '')
  await expect(page.getByRole('heading', { name: /^Reel [12]$/ })).toBeVisible()

  // In a browser in which nobody is signed in.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await elsewhere.newPage()
  await visitor.goto(unsubscribe ?? '')
  await expect(visitor.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await elsewhere.close()
  await page.goto('/settings#mail')
  await expect(panel.getByRole('button', { name: 'Never' })).toHaveAttribute('aria-pressed', 'true')
})
