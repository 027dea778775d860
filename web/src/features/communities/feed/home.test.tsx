import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeFeed, feedPost } from '../../../../test/fake-feed.ts'
import { refuse, session } from '../../../../test/fake-server.ts'
import { community, event, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { notifyFollowers } from '../../../platform/realtime/followed.ts'

const titles = (): string[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const current = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'What to read' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

it('[P-02, P-03, P-04] has tabs and a selection with URLs', async () => {
  const { server } = fakeFeed(1)
  server.on('GET /feed/events', () => ({
    happeningNow: [],
    upcoming: [event()],
    nextCursor: null,
    communities: 1,
    insideVersions: {},
  }))
  const { address, router } = renderPage('/', { server })
  await screen.findByRole('heading', { name: 'Post 1' })
  const tabs = within(screen.getByRole('navigation', { name: 'What to read' }))
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'Community Posts',
    'Events Feed',
    'Information Hub',
  ])
  expect(current()).toEqual(['Community Posts'])
  const choice = screen.getByRole('combobox', { name: 'Show' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['All Posts', 'Events'])
  await userEvent.selectOptions(choice, 'Events')
  await screen.findByRole('heading', { name: 'Stem Day' })
  expect([address(), current()]).toEqual(['/?show=events', ['Community Posts']])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All Posts')
  await screen.findByRole('heading', { name: 'Post 1' })
  await userEvent.click(tabs.getByRole('link', { name: 'Information Hub' }))
  await waitFor(() => expect(current()).toEqual(['Information Hub']))
  expect(address()).toBe('/?view=info')
  expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull()
  await act(() => router.navigate({ to: '/' }))
  await screen.findByRole('heading', { name: 'Post 1' })
})

it('[P-03] opens the Information Hub from the navigation state', async () => {
  const { server, asked } = fakeFeed(1)
  renderPage('/', { server, state: { view: 'info' } })
  await screen.findByRole('navigation', { name: 'What to read' })
  await waitFor(() => expect(current()).toEqual(['Information Hub']))
  expect(asked).toEqual([])
})

it('[P-05, P-06, P-07] leads a viewer without communities to them', async () => {
  const feed = fakeFeed(0)
  feed.communities = 0
  renderPage('/', { server: feed.server })
  await screen.findByRole('heading', { name: 'Your feed is empty' })
  screen.getByText('Join communities to see posts from other music professionals.')
  const browse = screen.getByRole('link', { name: 'Browse Communities' })
  expect(browse.getAttribute('href')).toBe('/communities')
})

it('says calmly that nothing has been posted, and shows the first post at once', async () => {
  const feed = fakeFeed(0)
  renderPage('/', { server: feed.server })
  await screen.findByRole('heading', { name: 'Nothing has been posted yet' })
  feed.add(1)
  feed.version = 2
  act(() =>
    notifyFollowers({ type: 'inside_changed', communityId: community().id, version: 2 }, ''),
  )
  await screen.findByRole('heading', { name: 'Post 1' })
  expect(screen.queryByRole('button', { name: /new post/ })).toBeNull()
})

it('[P-10] shows why there is no feed, and tries again', async () => {
  const { server } = fakeFeed(1)
  server.on('GET /feed/posts', () => refuse('forbidden'))
  renderPage('/', { server })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Failed to load posts')
  server.on('GET /feed/posts', () => ({
    posts: [feedPost(1)],
    nextCursor: null,
    newPosts: 0,
    communities: 1,
    insideVersions: {},
  }))
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Post 1' })
})

it('[P-11, P-12] names author, community and category, and opens the discussion over itself', async () => {
  const { server } = fakeFeed(2)
  const one = feedPost(2)
  server.on(`GET /posts/${one.id}`, () => one)
  server.on(`GET /posts/${one.id}/replies`, () => ({ replies: [], nextCursor: null }))
  const { address } = renderPage('/', { server })
  const card = await screen.findByRole('article', { name: 'Post 2' })
  within(card).getByText('Theo Lindqvist')
  within(card).getByRole('img', { name: 'Verified' })
  within(card).getByText('Resources')
  const link = within(card).getByRole('link', { name: 'South London Producers' })
  expect(link.getAttribute('href')).toBe(`/communities/${community().id}`)
  await userEvent.click(within(card).getByRole('link', { name: 'Post 2' }))
  const modal = await screen.findByRole('dialog', { name: 'Discussion' })
  expect(address()).toBe(`/posts/${one.id}`)
  await within(modal).findByRole('heading', { name: 'Replies (0)' })
  screen.getByRole('article', { name: 'Post 1', hidden: true })
  await userEvent.click(within(modal).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the posts on screen in place, counts new posts, and shows them on request', async () => {
  const feed = fakeFeed(5)
  const { queryClient } = renderPage('/', { server: feed.server })
  await screen.findByRole('heading', { name: 'Post 5' })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('heading', { name: 'Post 1' })
  const before = titles()
  expect(before).toHaveLength(5)

  feed.asked.length = 0
  for (const number of [6, 7, 8]) feed.add(number)
  feed.posts[3] = feedPost(5, { likeCount: 99 })
  feed.version = 2
  const notified = { type: 'inside_changed', communityId: community().id, version: 2 } as const
  act(() => notifyFollowers(notified, ''))
  const pill = await screen.findByRole('button', { name: '3 new posts' })
  expect(pill.closest('output')).not.toBeNull()
  screen.getByRole('button', { name: 'Like, 99' })
  expect(titles()).toEqual(before)
  expect(feed.asked).toEqual([`newest=${sampleId(1_005)}`, `cursor=${sampleId(1_003)}`])
  // A known version is not fetched again.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  act(() => notifyFollowers(notified, ''))
  expect(feed.asked).toHaveLength(2)

  await userEvent.click(pill)
  await waitFor(() => expect(titles()).toEqual(['Post 8', 'Post 7', 'Post 6']))
  expect(screen.queryByRole('button', { name: /new post/ })).toBeNull()
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Post 8' }))).toBe(
    true,
  )
})

it('says 20+ for many, and pressing the tab at the top shows them', async () => {
  const feed = fakeFeed(1)
  const { queryClient } = renderPage('/', { server: feed.server })
  await screen.findByRole('heading', { name: 'Post 1' })
  for (let number = 2; number < 40; number += 1) feed.add(number)
  await act(() => queryClient.invalidateQueries())
  await screen.findByRole('button', { name: '20+ new posts' })
  await userEvent.click(screen.getByRole('link', { name: 'Community Posts' }))
  await screen.findByRole('heading', { name: 'Post 39' })
})

it('never shows one person data that was fetched for another', async () => {
  const feed = fakeFeed(1)
  const { server, posts } = feed
  const { sessions, queryClient } = renderPage('/', { server })
  await screen.findByRole('heading', { name: 'Post 1' })
  const answers: ((page: object) => void)[] = []
  server.on('GET /feed/posts', () => new Promise((done) => answers.push(done)))
  await userEvent.click(screen.getByRole('link', { name: 'Community Posts' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  const mutation = queryClient.getMutationCache().getAll().at(-1)
  const page = { nextCursor: null, newPosts: 0, communities: 1, insideVersions: {} }
  server.on('GET /feed/posts', () => ({ ...page, posts: [feedPost(7)] }))
  act(() => sessions.adopt(session({ id: sampleId(2) })))
  await screen.findByRole('heading', { name: 'Post 7' })
  await act(async () => {
    answers[0]?.({ ...page, posts })
    await expect.poll(() => mutation?.state.status).toBe('success')
  })
  expect(titles()).toEqual(['Post 7'])
})
