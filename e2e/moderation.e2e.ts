import type { Browser, BrowserContext, Page } from '@playwright/test'
import { choose } from './harness/groups.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import {
  createCommunityOf,
  createMember,
  enterAs,
  fillWithPosts,
  type Member,
} from './harness/members.ts'
import { expect, test } from './harness/test.ts'

/** In a window as wide as that of the first page. */
async function openFor(
  browser: Browser,
  person: Member,
  like: Page,
): Promise<[BrowserContext, Page]> {
  const viewport = like.viewportSize()
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport })
  await enterAs(context, person)
  return [context, await context.newPage()]
}
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const articles = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('the hands of a community', () => {
  test('the leader names a moderator, who pins, locks and mutes, and who leads in the end', async ({
    page,
    context,
    browser,
  }) => {
    // Three people, on a machine that may be busy.
    test.slow()
    const leader = await createMember('Ines Duarte')
    const moderator = await createMember('Pavel Rybak')
    const member = await createMember('Hanne Bakke')
    const id = await createCommunityOf(leader, {
      name: 'Valve Room',
      members: [moderator, member],
    })
    await fillWithPosts(member, id, ['Day', 3])
    await enterAs(context, leader)
    const [second, hand] = await openFor(browser, moderator, page)
    const [third, other] = await openFor(browser, member, page)
    await Promise.all([page, hand, other].map((one) => one.goto(`/communities/${id}`)))

    await test.step('the leader names the moderator, whose open page follows', async () => {
      await expect(articles(hand).first()).toContainText('Day 3')
      await page.getByRole('main').getByRole('button', { name: '3 members', exact: true }).click()
      await choose(page, `Options for ${moderator.name}`, 'Make moderator')
      await answer(page, 'Make moderator')
      await expect(page.getByRole('dialog').getByText('Moderator', { exact: true })).toBeVisible()
      await inspectAgain(page, 'community-members')
    })
    await test.step('the moderator pins the oldest post, and it stands first for all', async () => {
      const oldest = hand.getByRole('article', { name: 'Day 1' })
      await oldest.getByRole('button', { name: /^More about the post/ }).click()
      await hand.getByRole('menuitem', { name: 'Pin' }).click()
      await inspect(hand)
      await answer(hand, 'Pin')
      for (const one of [hand, other]) {
        await expect(articles(one).first()).toContainText('Day 1')
        await expect(articles(one).first()).toContainText('Pinned')
      }
    })
    await test.step('the moderator locks a discussion, and the member is told so', async () => {
      const post = hand.getByRole('article', { name: 'Day 2' })
      await post.getByRole('button', { name: /^More about the post/ }).click()
      await hand.getByRole('menuitem', { name: 'Lock discussion' }).click()
      await answer(hand, 'Lock')
      const seen = other.getByRole('article', { name: 'Day 2' })
      await expect(seen.getByText('Locked')).toBeVisible()
      await seen.getByRole('button', { name: 'Replies, 0' }).click()
      await expect(seen.getByText('This discussion is locked. Nobody can reply.')).toBeVisible()
      await inspect(other)
    })
    await test.step('the moderator mutes the member, who reads on and is told until when', async () => {
      await hand.getByRole('main').getByRole('button', { name: '3 members', exact: true }).click()
      await choose(hand, `Options for ${member.name}`, 'Mute')
      await hand.getByRole('alertdialog').getByRole('button', { name: '7 days' }).click()
      await inspect(hand)
      await answer(hand, 'Mute')
      await expect(other.getByText(/^You can read here, but not write until/)).toBeVisible()
      await expect(other.getByRole('button', { name: 'New Post' })).toHaveCount(0)
      await choose(hand, `Options for ${member.name}`, 'Lift mute')
      await answer(hand, 'Lift mute')
      await expect(other.getByRole('button', { name: 'New Post' })).toBeVisible()
    })
    await test.step('the leader chooses the moderator as successor and leaves', async () => {
      await choose(page, `Options for ${moderator.name}`, 'Choose as successor')
      await answer(page, 'Choose')
      await expect(page.getByRole('dialog').getByText('Successor')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Leave', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toContainText(`${moderator.name} will be`)
      await answer(page, 'Leave')
      await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
      // The sheet of members covers the page.
      await hand.keyboard.press('Escape')
      await expect(hand.getByRole('link', { name: 'Edit' })).toBeVisible()
    })
    await second.close()
    await third.close()
  })
})
