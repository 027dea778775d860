import type { Page } from '@playwright/test'
import { listCategories } from '@patchbay/contract/communities/categories'
import { createPost, updatePost } from '@patchbay/contract/communities/posts'
import { createReply, updateReply } from '@patchbay/contract/communities/replies'
import { demoPosts } from '../../server/src/demo/posts.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { createCommunityOf, createMember, enterAs, findDemoMember } from '../harness/members.ts'
import { settled } from '../harness/settled.ts'
import { expect } from '../harness/test.ts'
import type { GalleryState } from './gallery-state.ts'

/** A post with several replies. */
const askedPost = demoPosts.find(({ title }) => title?.startsWith('"In perpetuity'))

async function failToLoad(page: Page): Promise<string> {
  await page.route('**/api/feed/posts*', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: '', requestId: '' } }),
  )
  return '/'
}
async function loadForever(page: Page): Promise<void> {
  await page.route('**/api/feed/posts*', () => {})
  await page.reload()
  await expect(page.getByText('Loading posts...')).toBeAttached()
}
/** In its own context, because its clock is ahead afterwards. */
async function haveNewPosts(page: Page): Promise<string> {
  await enterAs(page.context(), await findDemoMember('Adaeze Nwosu'))
  await page.clock.install()
  await page.route('**/api/feed/posts*', async (route) => {
    const feed = (await (await route.fetch()).json()) as { posts: unknown[] }
    const newPosts = route.request().url().includes('newest=') ? 3 : 0
    await route.fulfill({ json: { ...feed, posts: feed.posts.slice(0, 4), newPosts } })
  })
  return '/'
}
/** The viewer comes back to the tab after the time for which the feed counts as fresh. */
async function hearOfNewPosts(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Like/ }).first()).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))')
  await expect(page.getByRole('button', { name: '3 new posts' })).toBeVisible()
}
async function openDiscussion(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Discussion' })).toBeVisible()
  await settled(page)
}

/** A post and a reply in the words of the leader, seen by their author. */
async function beRewritten(page: Page): Promise<string> {
  const leader = await createMember('Signe Holm')
  const author = await createMember('Bo Tran')
  const id = await createCommunityOf(leader, { name: 'Tape Talk', members: [author] })
  const { body } = await author.client.call(listCategories, {})
  const categoryId = body.categories[0]?.id ?? ''
  const asked = { title: 'Bias by ear', content: 'Does anyone still set it by ear?', categoryId }
  const written = await author.client.call(createPost, {
    params: { communityId: id },
    body: { clientId: newId(), ...asked },
  })
  const postId = written.body.id
  const answer = { clientId: newId(), content: 'Call me on 555 0100.' }
  const said = await author.client.call(createReply, { params: { postId }, body: answer })
  const replyId = said.body.id
  const changed = { title: 'Bias', content: 'Please search before you ask.' }
  await leader.client.call(updatePost, { params: { postId }, body: changed })
  const shortened = { content: 'Call me.' }
  await leader.client.call(updateReply, { params: { replyId }, body: shortened })
  await enterAs(page.context(), author)
  return `/posts/${postId}`
}
async function showVersions(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the author’s version' })
  await expect(show).toHaveCount(2)
  await show.first().click()
  await show.click()
  await expect(page.getByText('Call me on 555 0100.')).toBeVisible()
}

async function openComposer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Share with / }).click()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Content must be at least 10 characters')).toBeVisible()
}

/** The page of a post, whose form is open. */
async function beginReply(page: Page): Promise<void> {
  await page.getByPlaceholder('Write your reply...').fill('Read the term of the deal first.')
  await expect(page.getByRole('heading', { name: /^Replies/ })).toBeVisible()
  await settled(page)
}

/** Home, the discussions that open from it, and the Information Hub. */
export const homeStates = [
  ['home', '/', 'visitor'],
  ['member-home', '/', 'member', /^How we ask for notes here/],
  ['member-home-events', '/?show=events', 'member', /three pairs of speakers/],
  ['member-home-hub', '/?view=info', 'member'],
  ['member-home-composer', '/', 'member', openComposer],
  ['member-home-failed', failToLoad, 'member', /^Failed to load posts/],
  ['member-home-loading', '/', 'member', loadForever],
  ['discussion-rewritten', beRewritten, 'whom the state makes', showVersions],
  ['member-home-new-posts', haveNewPosts, 'whom the state makes', hearOfNewPosts],
  ['member-discussion', '/', 'member', openDiscussion],
  ['home-empty', '/', 'member of nothing', /^Communities for you/],
  ['post', `/posts/${askedPost?.id}`, 'member', /More so. Nobody at the desk/],
  ['post-reply', `/posts/${askedPost?.id}`, 'member', beginReply],
  ['hub', '/?view=info', 'member', /Reading a sync licence/],
  ['hub-article', '/hub/reading-a-sync-licence', 'member', /in context” include/],
] as const satisfies readonly GalleryState[]
