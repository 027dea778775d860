import { reactToPost } from '@patchbay/contract/communities/posts'
import type { Page } from '@playwright/test'
import { demoCommunities } from '../../server/src/demo/communities.ts'
import { demoEvents } from '../../server/src/demo/events.ts'
import { createCategory, writePost } from '../../server/test/discussions.ts'
import { withDatabase } from '../harness/database.ts'
import { createCommunityOf, createMember } from '../harness/members.ts'
import { expect } from '../harness/test.ts'
import { settled } from '../harness/settled.ts'
import type { GalleryState } from './gallery-state.ts'

const community = demoCommunities[0]?.id
const event = demoEvents[0]?.id

function openCommunity(name: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await settled(page)
  }
}
async function openMembers(page: Page): Promise<void> {
  await openCommunity('Mix Notes')(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+ members$/ })
    .click()
  await expect(page.getByRole('dialog').getByText('Leader')).toBeVisible()
}
async function planBadly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Start time is required')).toBeVisible()
}
async function makeCommunity(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Community' }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible()
}

/** Shows it as its members see it after staff have closed it. */
async function haveClosed(page: Page): Promise<string> {
  await page.route(`**/api/communities/${community}`, async (route) => {
    const response = await route.fetch()
    const open = (await response.json()) as { can: object }
    const can = { ...open.can, lead: false, create: false, join: false }
    await route.fulfill({ response, json: { ...open, isClosed: true, can } })
  })
  return `/communities/${community}`
}
/** A pinned post and a locked discussion, as a member sees them who is muted. */
async function haveMuted(page: Page): Promise<string> {
  await page.route(`**/api/communities/${community}`, async (route) => {
    const response = await route.fetch()
    const open = (await response.json()) as { can: object }
    const can = { ...open.can, create: false }
    const mute = { until: '2031-05-10T18:00:00.000Z' }
    await route.fulfill({ response, json: { ...open, mute, can } })
  })
  await page.route(`**/api/communities/${community}/posts*`, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { posts: { can: object }[] }
    const posts = list.posts.map((post, at) => ({
      ...post,
      pinned: at === 0 ? { until: null } : null,
      isLocked: at === 1,
      can: { ...post.can, reply: false },
    }))
    await route.fulfill({ response, json: { ...list, posts } })
  })
  return `/communities/${community}`
}

/** The list of members as a moderator has it, with the question how long to mute somebody. */
async function haveModerated(page: Page): Promise<string> {
  await page.route(`**/api/communities/${community}/members*`, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { members: { role: string; can: object }[] }
    const members = list.members.map((one, at) => ({
      ...one,
      role: at === 1 ? 'moderator' : one.role,
      mute: at === 3 ? { until: '2031-05-10T18:00:00.000Z' } : null,
      can: at > 1 ? { ...one.can, mute: true, remove: true } : one.can,
    }))
    await route.fulfill({ response, json: { ...list, members } })
  })
  return `/communities/${community}`
}
async function askToMute(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^\d+ members$/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Mute' }).click()
  await expect(page.getByRole('alertdialog', { name: /^Mute / })).toBeVisible()
}
/** A post with as many different reactions as there is room for. */
async function haveReactions(): Promise<string> {
  const emojis = ['🔥', '🎸', '👍', '😂', '🥁', '🎹', '🎺', '🙏', '😮', '🎷', '🎤', '🎧']
  const author = await createMember('Ines Calder')
  const categoryId = await withDatabase((db) => createCategory({ db }, 'Mastering'))
  const made = await createCommunityOf(author)
  const { id } = await writePost(author, made, { categoryId, title: 'The masters are back' })
  for (const emoji of emojis) {
    const { client } = await createMember('Otis Bream')
    await client.call(reactToPost, { params: { postId: id }, body: { emoji } })
  }
  return `/posts/${id}`
}
async function chooseReaction(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reaction 🎸, 1' }).click()
  await page.getByRole('button', { name: 'Add a reaction' }).click()
  await expect(page.getByRole('menuitem', { name: 'More emoji' })).toBeVisible()
}
async function reportCommunity(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(page.getByRole('dialog', { name: /^Report / })).toBeVisible()
}

/** Communities and their content. */
export const communityStates = [
  ['communities', '/communities', 'visitor'],
  ['communities-none', '/communities?q=no+such+name&genre=Jazz', 'visitor'],
  ['community-outside', '/communities', 'visitor', openCommunity('Session Brass UK')],
  ['member-communities', '/communities', 'member'],
  ['community-create', '/communities', 'member', makeCommunity],
  ['community-members', '/communities', 'member', openMembers],
  ['community', `/communities/${community}`, 'member', /^Stem Day: open/],
  ['community-closed', haveClosed, 'member', /^This community is closed/],
  ['community-muted', haveMuted, 'member', /^You can read here, but not write until/],
  ['community-mute', haveModerated, 'member', askToMute],
  ['post-reactions', haveReactions, 'member', chooseReaction],
  ['community-report', `/communities/${community}`, 'member', reportCommunity],
  ['events', '/events', 'visitor'],
  ['member-events', '/events', 'member', /^Your answers$/],
  ['events-empty', '/events', 'member of nothing', /^No upcoming events/],
  ['event', `/events/${event}`, 'member', /three pairs of speakers/],
  ['event-create', `/communities/${community}`, 'member', planBadly],
] as const satisfies readonly GalleryState[]
