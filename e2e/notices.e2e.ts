import type { Page } from '@playwright/test'
import { requestMembership } from '@patchbay/contract/communities/memberships'
import { createPost } from '@patchbay/contract/communities/posts'
import { listCategories } from '@patchbay/contract/communities/categories'
import { createReply } from '@patchbay/contract/communities/replies'
import { inspectAgain } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs, type Member } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const bellOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Creates a post through the API; returns its id. */
async function discuss(author: Member, communityId: string): Promise<string> {
  const { categories } = (await author.client.call(listCategories, {})).body
  const { body: post } = await author.client.call(createPost, {
    params: { communityId },
    body: {
      clientId: crypto.randomUUID(),
      title: 'Bias by ear',
      content: 'Does anyone still set it by ear?',
      categoryId: categories[0]?.id ?? '',
    },
  })
  return post.id
}
async function answer(by: Member, postId: string, times: number): Promise<void> {
  for (let at = 1; at <= times; at += 1)
    await by.client.call(createReply, {
      params: { postId },
      body: { clientId: crypto.randomUUID(), content: `Answer number ${at}, at some length.` },
    })
}

test.describe('the bell', { tag: '@desktop' }, () => {
  test('counts in every tab, leads to its subject, and allows to answer a request', async ({
    page,
    context,
  }) => {
    test.slow()
    const leader = await createMember('Signe Holm')
    const other = await createMember('Bo Tran')
    const applicant = await createMember('Ines Prado')
    const communityId = await createCommunityOf(leader, {
      name: 'Tape Talk',
      isPrivate: true,
      members: [other],
    })
    const postId = await discuss(leader, communityId)
    await enterAs(context, leader)
    const second = await context.newPage()
    await Promise.all([page.goto('/'), second.goto('/marketplace')])
    await expect(bellOf(page, 'Notifications')).toBeVisible()

    await test.step('a request and answers are announced in both tabs', async () => {
      await applicant.client.call(requestMembership, {
        params: { communityId },
        body: { message: 'I own three decks.' },
      })
      await answer(other, postId, 3)
      await expect(bellOf(page, 'Notifications, 4 unread')).toBeVisible()
      await expect(bellOf(second, 'Notifications, 4 unread')).toBeVisible()
      await expect(second).not.toHaveTitle(/4/)
    })
    await test.step('a row leads to its answer, and counts as read everywhere', async () => {
      await bellOf(page, 'Notifications, 4 unread').click()
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows).toHaveCount(4)
      await inspectAgain(page, 'notifications')
      await rows.first().getByRole('link').click()
      await expect(page.getByRole('main').getByText('Answer number 3')).toBeInViewport()
      await expect(bellOf(second, 'Notifications, 3 unread')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
    })
    await test.step('the request is answered in its row', async () => {
      await second.goto('/notifications')
      await page.getByRole('button', { name: 'Approve: Ines Prado' }).click()
      await expect(page.getByText('Approved', { exact: true })).toBeVisible()
      await expect(page.getByText('Ines Prado is a member now.')).toBeVisible()
      await expect(second.getByText('Approved', { exact: true })).toBeVisible()
      await expect(bellOf(second, 'Notifications, 2 unread')).toBeVisible()
    })
    await test.step('all are marked as read, also in the other tab', async () => {
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(bellOf(page, 'Notifications')).toBeVisible()
      await expect(bellOf(second, 'Notifications')).toBeVisible()
      await expect(second.getByText('unread')).toHaveCount(0)
    })
    await test.step('a kind that is switched off creates no notice', async () => {
      await second.goto('/settings')
      const replies = second.getByRole('switch', { name: 'Replies' })
      const saved = second.waitForResponse(/\/api\/notices\/settings/)
      await replies.click()
      await expect(replies).not.toBeChecked()
      await saved
      await second.reload()
      await expect(replies).not.toBeChecked()
      await answer(other, postId, 1)
      await page.reload()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    })
  })
})

test(
  'the bell is shown above the feed, and the page leads back',
  { tag: '@phone' },
  async ({ page, context }) => {
    await enterAs(context, await createMember('Wim Aerts'))
    await page.goto('/')
    await bellOf(page, 'Notifications').click()
    await expect(page.getByText('Nothing to hear of yet')).toBeVisible()
    await inspectAgain(page, 'notifications-empty')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)
