import { listCategories } from '@patchbay/contract/communities/categories'
import { createPost } from '@patchbay/contract/communities/posts'
import { getPerson } from '@patchbay/contract/people/people'
import { createReport } from '@patchbay/contract/people/reports'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { banPerson } from '@patchbay/contract/staff/people'
import { rejectVerification } from '@patchbay/contract/staff/verification-reviews'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { query } from '../server/src/platform/db/query.ts'
import { origin, outOfOrder } from './harness/addresses.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { openMail } from './harness/mailbox.ts'
import { createCommunityOf, createMember, createStaffMember, enterAs } from './harness/members.ts'
import { goToProvider, signInAsSomeoneNew } from './harness/sign-in.ts'
import { decide, openBeside } from './harness/staff-desk.ts'
import { expect, test } from './harness/test.ts'

const unique = (word: string): string => `${word} ${crypto.randomUUID().slice(0, 8)}`

test.describe('what staff decide', { tag: '@desktop' }, () => {
  test('[E-12, E-14] a rejection and an answer reach the person, each with its words', async ({
    page,
    context,
    browser,
  }) => {
    const person = await createMember('Wilma Okafor')
    const address = `wilma-${person.id}@example.com`
    const credentials = unique('Two records for Hollow Coast.')
    const { body: asked } = await person.client.call(requestVerification, { body: { credentials } })
    const question = unique('How do I leave a group?')
    await person.client.call(sendFeedback, {
      body: { type: 'question', content: question, replyTo: address },
    })
    const profile = await openBeside(browser, person, '/profile')
    const section = profile.getByRole('region', { name: 'Verification Status' })
    await expect(section.getByText('Your verification request is being reviewed.')).toBeVisible()

    await enterAs(context, await createStaffMember('Mo Derator', 'moderator'))
    await page.goto(`/staff/verifications/${asked.id}`)
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await decide(page, 'Reject', { 'What the person reads': 'Which records?' })
    await expect(section.getByText('Which records?')).toBeVisible()
    await expect(section.getByText(/^Reviewed \d+ \w+ \d{4}$/)).toBeVisible()
    const own = await person.client.call(rejectVerification, {
      params: { requestId: asked.id },
      body: { reason: 'mine', because: 'No.' },
    })
    expect(own.status).toBe(404)

    await page.getByRole('link', { name: /^Questions/ }).click()
    await page.getByRole('list', { name: 'Questions and feedback' }).getByText(question).click()
    await page.getByRole('button', { name: 'Answer by mail' }).click()
    await decide(page, 'Send the answer', { Answer: 'Open it, and choose Leave.' })
    const mail = await openMail(page, origin, [address, 'Our answer to your question'])
    await expect(mail.locator('pre')).toContainText('Open it, and choose Leave.')
    await profile.context().close()
  })

  test('a reported post vanishes from open pages, and a closed community has no form', async ({
    page,
    context,
    browser,
  }) => {
    const leader = await createMember('Lea Leader')
    const reporter = await createMember('Rhea Porter')
    const communityId = await createCommunityOf(leader, {
      name: unique('Tape Talk'),
      members: [reporter],
    })
    const { categories } = (await leader.client.call(listCategories, {})).body
    const content = unique('Followers for sale.')
    const { body: post } = await leader.client.call(createPost, {
      params: { communityId },
      body: { clientId: crypto.randomUUID(), content, categoryId: categories[0]?.id ?? '' },
    })
    const { body: reported } = await reporter.client.call(createReport, {
      body: {
        clientId: crypto.randomUUID(),
        subject: { type: 'post', id: post.id },
        reason: 'It is an advertisement.',
      },
    })
    const member = await openBeside(browser, reporter, `/communities/${communityId}`)
    await expect(member.getByText(content)).toBeVisible()
    await expect(member.getByRole('button', { name: 'New Post' })).toBeVisible()

    await enterAs(context, await createStaffMember('Mo Derator', 'moderator'))
    await page.goto(`/staff/reports/${reported.id}`)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await decide(page, 'Remove', { 'What the person reads': 'We do not sell followers.' })
    await expect(page.getByText(/^Removed by /)).toBeVisible()
    await expect(member.getByText(content)).toHaveCount(0)
    await expect(member.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()

    await page.goto(`/staff/communities/${communityId}`)
    await page.getByRole('button', { name: 'Close it' }).click()
    await decide(page, 'Close it', { 'What the leader reads': 'It was made to sell followers.' })
    await expect(page.getByText(/^Closed since /)).toBeVisible()
    await expect(member.getByText(/^This community is closed\./)).toBeVisible()
    await expect(member.getByRole('button', { name: 'New Post' })).toHaveCount(0)
    await member.context().close()
  })

  // On the second server, because the first shows it to the people of all other journeys.
  test('an article that is published and an announcement reach a member', async ({
    page,
    context,
    browser,
  }) => {
    const reader = await createMember('Rea Reader', outOfOrder)
    const hub = await openBeside(browser, reader, `${outOfOrder}/?view=info`)
    await hub.clock.install()
    await hub.reload()
    await expect(hub.getByRole('heading', { level: 1 })).toBeVisible()

    const admin = await createStaffMember('Alma Admin', 'admin', outOfOrder)
    await enterAs(context, admin)
    await page.goto(`${outOfOrder}/staff/articles`)
    const title = unique('Cables')
    await page.getByRole('button', { name: 'New article' }).click()
    await decide(page, 'New article', { Title: title })
    await page.getByLabel('Summary').fill('Over, under, and never around the elbow.')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await page.getByLabel('Text, in Markdown').fill('## Over and under\n\nNever *around* it.')
    await expect(page.getByRole('heading', { name: 'Over and under' })).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await decide(page, 'Publish')
    await hub.reload()
    await expect(hub.getByRole('link', { name: title })).toBeVisible()

    const text = unique('The site sleeps on Sunday.')
    await page.getByRole('link', { name: 'Announcement' }).click()
    await page.getByRole('button', { name: 'New announcement' }).click()
    await decide(page, 'New announcement', { Text: text, 'Shown until': '2099-01-01T12:00' })
    await expect(page.getByText(text)).toBeVisible()
    // Open pages ask for it every minute.
    await hub.clock.fastForward('01:01')
    await expect(hub.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'End it now' }).click()
    await decide(page, 'End it now')
    await hub.clock.fastForward('01:01')
    await expect(hub.getByText(text)).toHaveCount(0)
    await hub.context().close()
  })
})

/** Answers for somebody who has just signed in what a newcomer is asked; returns the id. */
const welcome = (name: string): Promise<string> =>
  withDatabase(async (db) => {
    const welcomed = query(db)
      .updateTable('user_profiles')
      .set({
        display_name: name,
        professions: ['Producer'],
        experience_level: 'professional',
        location: 'Leeds, United Kingdom',
        goals: 'To be heard.',
        terms_accepted: true,
        onboarding_completed: true,
      })
      .where('full_name', '=', name)
      .returning('id')
    return (await welcomed.executeTakeFirstOrThrow()).id
  })

test.describe('an appeal', { tag: '@phone' }, () => {
  test.use({ expectRefusals: [401, 403] })

  test('[X-08, N-30] a banned person appeals, is let in again, and only admins saw the ban', async ({
    page,
    browser,
    viewport,
  }) => {
    const name = unique('Bela Banned')
    await signInAsSomeoneNew(page, 'Google', name)
    await expect(page).toHaveURL(/\/onboarding\/name$/)
    const personId = await welcome(name)
    const moderator = await createStaffMember('Mo Derator', 'moderator')
    const order = {
      params: { personId },
      body: { until: null, words: 'No spam.', reason: 'Spam.' },
    }
    expect((await moderator.client.call(banPerson, order)).status).toBe(204)
    await expect(page.getByRole('alertdialog')).toContainText('Your account has been banned.')

    const signInAgain = async () => {
      await goToProvider(page, 'Google')
      await page.getByRole('button', { name: new RegExp(name) }).click()
    }
    await signInAgain()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Appeal' }).click()
    await page.getByLabel('Your appeal').fill('It was my little brother.')
    await page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(page.getByText(/^We have received your appeal\./)).toBeVisible()

    const admin = await createStaffMember('Alma Admin', 'admin')
    const desk = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
    await enterAs(desk, admin)
    const console = await desk.newPage()
    await console.goto(`/users/${personId}`)
    await expect(console.getByText('Permanently banned')).toBeVisible()
    const seen = await moderator.client.call(getPerson, { params: { userId: personId } })
    expect(seen.status).toBe(404)
    await console.goto('/staff/appeals')
    await console.getByRole('list', { name: 'Appeals' }).getByText(name).click()
    await expect(console.locator('main h1:focus')).toHaveText('Appeals')
    await inspect(console)
    await console.getByRole('button', { name: 'Lift the ban' }).click()
    await decide(console, 'Lift the ban', { 'What they read': 'We believe you.' })
    await expect(console.getByText('The ban was lifted.')).toBeVisible()
    await desk.close()

    await signInAgain()
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  })
})
