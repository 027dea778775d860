import { listCategories } from '@patchbay/contract/communities/categories'
import { createPost } from '@patchbay/contract/communities/posts'
import { createReply } from '@patchbay/contract/communities/replies'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { demoPeople } from '../server/src/demo/people.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const thanks =
  'Thank you for your report. Our team will review your report and take appropriate action.'

/** Opens a second browser for another person. */
async function openFor(browser: Browser, person: Member): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
/** Creates a post through the API; returns its id. */
async function write(author: Member, communityId: string, title: string): Promise<string> {
  const { body: known } = await author.client.call(listCategories, {})
  const categoryId = known.categories[0]?.id ?? ''
  const { body: post } = await author.client.call(createPost, {
    params: { communityId },
    body: { clientId: randomUUID(), title, content: 'Who has a spare reel?', categoryId },
  })
  return post.id
}
async function answer(author: Member, postId: string, content: string): Promise<void> {
  const body = { clientId: randomUUID(), content }
  await author.client.call(createReply, { params: { postId }, body })
}
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Chooses an item of the menu of a profile. */
async function choose(page: Page, name: string): Promise<void> {
  await button(page, /^Options for/).click()
  await page.getByRole('menuitem', { name }).click()
}

async function report(page: Page, title: string, reason: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet.getByRole('button', { name: 'Submit report' })).toBeDisabled()
  await sheet.getByLabel('Reason').fill(reason)
  await inspectAgain(page, 'person-report')
  await sheet.getByRole('button', { name: 'Submit report' }).click()
  await expect(sheet.getByText(thanks)).toBeVisible()
  await inspect(page)
}

test('a visitor signs in on the way to a profile', { tag: '@phone' }, async ({ page }) => {
  const [, kofi] = demoPeople
  await page.goto(`/users/${kofi?.id}`)
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /Adaeze Nwosu/ }).click()
  await expect(page).toHaveURL(`/users/${kofi?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: /Kofi MB/ })).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Kofi MB/)
})

test.describe('another person', { tag: '@desktop' }, () => {
  test('is viewed and blocked, and their posts are hidden', async ({ page, context, browser }) => {
    test.slow()
    const viewer = await createMember('Runa Dahl')
    const author = await createMember('Otis Bream')
    const id = await createCommunityOf(viewer, { name: 'Reel Room', members: [author] })
    const postId = await write(author, id, 'Spare reels')
    await answer(author, postId, 'Ten inch, if possible.')
    await enterAs(context, viewer)
    await page.goto(`/communities/${id}`)
    const folded = page.getByRole('article', { name: 'Post by Otis Bream' })

    await test.step('[N-07, N-09, N-11] from a post to its author and back', async () => {
      await page.getByRole('article').getByRole('link', { name: 'Otis Bream' }).click()
      await expect(page).toHaveURL(`/users/${author.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otis Bream')
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Reel Room 2 members/ }),
      ).toBeVisible()
      await inspectAgain(page, 'person')
      await button(page, 'Back').click()
      await expect(page).toHaveURL(`/communities/${id}`)
      // Opened by its address, the page knows nothing of the one before, but the tab does.
      await page.goto(`/users/${author.id}`)
      await button(page, 'Back').click()
      await expect(page).toHaveURL(`/communities/${id}`)
      await page.goForward()
    })
    await test.step('[N-29] Message opens the conversation with them, and the same one again', async () => {
      await button(page, 'Message').click()
      await expect(page).toHaveURL(/\/messages\?id=[-0-9a-f]{36}$/)
      const conversation = page.url()
      await page.goBack()
      await button(page, 'Message').click()
      await expect(page).toHaveURL(conversation)
      await page.goBack()
    })
    await test.step('[N-18] blocking explains its effect first', async () => {
      await choose(page, 'Block')
      const dialog = page.getByRole('alertdialog', { name: 'Block Otis Bream?' })
      await inspectAgain(page, 'person-block')
      await dialog.getByRole('button', { name: 'Block' }).click()
      await expect(button(page, 'Unblock')).toBeVisible()
      await expect(button(page, 'Message')).toBeDisabled()
    })
    await test.step('their posts are hidden, and shown on request', async () => {
      await page.goBack()
      await expect(folded).toContainText('You have blocked Otis Bream.')
      await expect(folded.getByText('Who has a spare reel?')).toHaveCount(0)
      await inspect(page)
      await page.goto(`/posts/${postId}`)
      const discussion = page.getByRole('main')
      await expect(discussion.getByRole('button', { name: 'Show anyway: Otis Bream' })).toHaveCount(
        2,
      )
      await discussion
        .getByRole('button', { name: /^Show anyway/ })
        .last()
        .click()
      await expect(discussion.getByText('Ten inch, if possible.')).toBeVisible()
      await discussion.getByRole('button', { name: /^Show anyway/ }).click()
      await expect(discussion.getByText('Who has a spare reel?')).toBeVisible()
      await inspect(page)
    })
    await test.step('[N-13] a blocked person finds three buttons disabled, without an explanation', async () => {
      const [otherContext, other] = await openFor(browser, author)
      await other.goto(`/users/${viewer.id}`)
      await expect(button(other, 'Message')).toBeDisabled()
      await button(other, /^Options for/).click()
      for (const name of ['Block', 'Report'])
        await expect(other.getByRole('menuitem', { name })).toBeDisabled()
      await expect(other.getByRole('main')).not.toContainText(/blocked/i)
      await inspect(other)
      await otherContext.close()
    })
    await test.step('[N-18] the settings list them, and unblock them', async () => {
      await page.goto('/settings')
      const list = page.getByRole('region', { name: 'Blocked people' })
      await expect(list.getByRole('link', { name: 'Otis Bream' })).toBeVisible()
      await inspect(page)
      await list.getByRole('button', { name: 'Unblock Otis Bream' }).click()
      await expect(list.getByText('You have not blocked anybody.')).toBeVisible()
      await page.goto(`/communities/${id}`)
      await expect(page.getByText('Who has a spare reel?')).toBeVisible()
      await expect(folded).toHaveCount(0)
    })
  })
})

test.describe('a report', { tag: '@phone' }, () => {
  // The server refuses a second report of the same thing.
  test.use({ expectRefusals: [409] })

  test('is made about a post and about a person, once', async ({ page, context }) => {
    const viewer = await createMember('Ebbe Rask')
    const author = await createMember('Vito Lanz')
    const id = await createCommunityOf(viewer, { name: 'Patch Cables', members: [author] })
    await write(author, id, 'Cheap cables')
    await enterAs(context, viewer)
    await page.goto(`/communities/${id}`)
    await page.getByRole('button', { name: 'More about the post of Vito Lanz' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await test.step('[N-21, N-22, N-23] a post', async () => {
      await report(page, 'Report the post of Vito Lanz', 'An advert.')
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 8000 })
    })
    await test.step('[N-21, N-22] a person', async () => {
      await page.getByRole('article').getByRole('link', { name: 'Vito Lanz' }).click()
      await choose(page, 'Report')
      await report(page, 'Report Vito Lanz', 'Nothing but adverts.')
      await page.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    await test.step('a second report is refused as a duplicate', async () => {
      await choose(page, 'Report')
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Reason').fill('Still adverts.')
      await sheet.getByRole('button', { name: 'Submit report' }).click()
      await expect(sheet.getByText(/^You have reported this already/)).toBeVisible()
    })
  })
})

test.describe("the viewer's own profile", { tag: '@phone' }, () => {
  test('hides a community from others, who can find the profile by name', async ({
    page,
    context,
    browser,
  }) => {
    const owner = await createMember('Quill Amsel')
    const other = await createMember('Pia Korn')
    await createCommunityOf(owner, { name: 'Quiet Room' })
    await createCommunityOf(owner, { name: 'Loud Room' })
    await enterAs(context, owner)
    await test.step('[N-10] from the own profile to its public view', async () => {
      await page.goto('/profile')
      await page.getByRole('link', { name: 'View public profile' }).click()
      await expect(page).toHaveURL(`/users/${owner.id}`)
      await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
        'href',
        '/profile',
      )
      await expect(button(page, 'Message')).toHaveCount(0)
      // It is shown at once, and must have arrived before the page is read again.
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.getByRole('switch', { name: 'Show Quiet Room on your profile' }).click()
      await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
      await saved
      await inspectAgain(page, 'person-own')
      await page.reload()
      await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
    })
    await test.step('[N-07] another person finds the profile, and sees only the other community', async () => {
      const [otherContext, theirs] = await openFor(browser, other)
      await theirs.goto('/profile')
      await theirs.getByRole('button', { name: 'Find people' }).click()
      await theirs.getByRole('combobox', { name: 'Search user' }).fill('quill am')
      await expect(theirs.getByRole('option', { name: 'Quill Amsel' })).toBeVisible()
      await inspectAgain(theirs, 'find-people')
      await theirs.getByRole('option', { name: 'Quill Amsel' }).click()
      await expect(theirs).toHaveURL(`/users/${owner.id}`)
      await expect(theirs.getByRole('main').getByRole('link', { name: /Loud Room/ })).toBeVisible()
      await expect(theirs.getByText('Quiet Room')).toHaveCount(0)
      await otherContext.close()
    })
  })
})
