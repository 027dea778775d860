import { listCategories } from '@patchbay/contract/communities/categories'
import { createPost } from '@patchbay/contract/communities/posts'
import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { createReport, type ReportSubject } from '@patchbay/contract/people/reports'
import { approveVerification } from '@patchbay/contract/staff/verification-reviews'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { ban } from '../server/test/bans.ts'
import { blackPng } from '../server/test/samples/picture-samples.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import {
  createCommunityOf,
  createMember,
  createStaffMember,
  enterAs,
  type Member,
} from './harness/members.ts'
import { decide, openBeside } from './harness/staff-desk.ts'
import { expect, test } from './harness/test.ts'

const unique = (word: string): string => `${word} ${crypto.randomUUID().slice(0, 8)}`

/** Reports something; returns the address of the report in the console. */
async function reportAs(reporter: Member, type: ReportSubject, id: string): Promise<string> {
  const { body } = await reporter.client.call(createReport, {
    body: { clientId: crypto.randomUUID(), subject: { type, id }, reason: 'It is rude.' },
  })
  return `/staff/reports/${body.id}`
}

async function write(author: Member, communityId: string, content: string, files: string[] = []) {
  const { categories } = (await author.client.call(listCategories, {})).body
  const { body } = await author.client.call(createPost, {
    params: { communityId },
    body: {
      clientId: crypto.randomUUID(),
      content,
      categoryId: categories[0]?.id ?? '',
      attachments: files.map((id) => ({ id })),
    },
  })
  return body.id
}

test.describe('decisions of staff', { tag: '@desktop' }, () => {
  test('a report is dismissed, a post removed and brought back, its author warned and banned', async ({
    page,
    context,
    browser,
  }) => {
    const author = await createMember('Aldo Author')
    const reporter = await createMember('Rhea Porter')
    const communityId = await createCommunityOf(reporter, { members: [author] })
    const [kept, shown] = [unique('Quite harmless.'), unique('From the stage.')]
    const keptId = await write(author, communityId, kept)
    const { body: file } = await author.client.call(uploadAttachment, {
      params: { contextType: 'community', contextId: communityId },
      query: { name: 'stage.png' },
      body: new Blob([new Uint8Array(blackPng(64, 48))]),
    })
    const shownId = await write(author, communityId, shown, [file.id])
    const address = `/communities/${communityId}`
    const theirs = await openBeside(browser, author, address)
    const others = await openBeside(browser, reporter, address)
    await expect(others.getByText(kept)).toBeVisible()

    await enterAs(context, await createStaffMember('Mo Derator', 'moderator'))
    await page.goto(await reportAs(reporter, 'post', keptId))
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await page.keyboard.press('e')
    await decide(page, 'Dismiss')
    await expect(page.getByText(/^Dismissed by /)).toBeVisible()
    await others.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    await expect(others.getByText(/what you reported may stay/)).toBeVisible()

    await page.goto(await reportAs(reporter, 'post', shownId))
    const picture = page.getByRole('img', { name: 'stage.png' })
    const isLoaded = () =>
      picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth === 64)
    await expect.poll(isLoaded).toBe(true)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await decide(page, 'Remove', { 'What the person reads': 'It is not yours.' })
    await expect(theirs.getByText(shown)).toHaveCount(0)
    // The picture of what is removed can still be judged.
    await page.reload()
    await expect.poll(isLoaded).toBe(true)
    await inspect(page)
    await page.getByRole('button', { name: 'Bring back' }).click()
    await decide(page, 'Bring back')
    await expect(theirs.getByText(shown)).toBeVisible()

    await page.goto(await reportAs(reporter, 'person', author.id))
    await page.getByRole('button', { name: 'Warn', exact: true }).click()
    await decide(page, 'Warn', { 'What the person reads': 'Be kind to beginners.' })
    await theirs.getByRole('link', { name: 'Notifications, 3 unread' }).click()
    await expect(theirs.getByText('This is a warning from our team')).toBeVisible()
    await expect(theirs.getByText('Be kind to beginners.')).toBeVisible()

    await page.goto(await reportAs(reporter, 'post', keptId))
    await page.getByRole('button', { name: 'Ban', exact: true }).click()
    await page.getByLabel('Hide what they wrote until the ban ends').check()
    await decide(page, 'Ban', { 'What the person reads': 'You were warned.' })
    await expect(theirs.getByText(/The ban ends on/)).toBeVisible()
    await others.goto(address)
    await expect(others.getByRole('button', { name: 'New Post' })).toBeVisible()
    await expect(others.getByText(kept)).toHaveCount(0)
    await page.goto(`/staff/people/${author.id}`)
    await page.getByRole('button', { name: 'Lift the ban' }).click()
    await decide(page, 'Lift the ban')
    await expect(page.getByText('Not banned')).toBeVisible()
    await others.reload()
    await expect(others.getByText(kept)).toBeVisible()
    for (const one of [theirs, others]) await one.context().close()
  })

  test('[X-09] a badge is taken back, a community handed over and removed, and a role given', async ({
    page,
    context,
    browser,
  }) => {
    const person = await createMember(unique('Vera'))
    const leader = await createMember('Lea Leader')
    const communityId = await createCommunityOf(leader, { members: [person] })
    await withDatabase((db) => ban({ db }, leader))
    const { body: asked } = await person.client.call(requestVerification, {
      body: { credentials: 'Two records for Hollow Coast.' },
    })
    const admin = await createStaffMember('Alma Admin', 'admin')
    const verified = await admin.client.call(approveVerification, {
      params: { requestId: asked.id },
      body: { name: person.name, reason: 'The sleeve names her.' },
    })
    expect(verified.status).toBe(204)
    const theirs = await openBeside(browser, person, '/profile')
    const section = theirs.getByRole('region', { name: 'Verification Status' })
    await expect(section.getByText('Your account is verified.')).toBeVisible()

    await enterAs(context, admin)
    await page.goto(`/staff/people/${person.id}`)
    await page.getByRole('button', { name: 'Take the badge back' }).click()
    await decide(page, 'Take the badge back', { 'What the person reads': 'It was another Vera.' })
    await expect(section.getByText('It was another Vera.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take the badge back' })).toHaveCount(0)

    await theirs.goto('/staff/people')
    await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    const role = page
      .getByRole('term')
      .filter({ hasText: /^Role$/ })
      .locator('+ dd')
    await expect(role).toHaveText('Member')
    await page.getByRole('button', { name: 'Change the role' }).click()
    await page.getByLabel('New role').selectOption('Admin')
    await decide(page, 'Change the role')
    await expect(role).toHaveText('Admin')
    await expect(theirs.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()

    await theirs.goto(`/communities/${communityId}`)
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await page.goto(`/staff/communities/${communityId}`)
    await page.getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByLabel('Member', { exact: true })).toContainText(person.name)
    await decide(page, 'Hand over')
    await expect(page.getByRole('article').getByText(`Led by ${person.name}`)).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Edit' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await decide(page, 'Remove', { 'What the leader reads': 'It was made to sell followers.' })
    await expect(theirs.getByText('Community not found')).toBeVisible()
    await theirs.context().close()
  })
})
