import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeFeed, feedPost } from '../../../../test/fake-feed.ts'
import { profile, refuse } from '../../../../test/fake-server.ts'
import { community, communityPath, event, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'
import { notifyFollowers } from '../../../platform/realtime/followed.ts'
import { eventKeys } from '../events/public.ts'

const elsewhere = sampleId(101)
const titles = (): string[] =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const settle = ({ queryClient }: RenderedApp) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0))
const own = (ids: readonly string[], version: number) => ({
  communities: ids.map((id) => ({
    id,
    name: 'Somewhere',
    isPrivate: false,
    coverImage: null,
    role: 'member',
  })),
  version,
})

/** Opens two posts of different communities; after that, the server fails for feeds. */
async function openAndLose() {
  const feed = fakeFeed(2)
  const { server } = feed
  feed.posts[0] = feedPost(2, { communityId: elsewhere })
  server.on('GET /communities/own', () => own([community().id, elsewhere], 1))
  const app = renderPage('/', { server })
  await screen.findByRole('heading', { name: 'Post 2' })
  const events = { pages: [{ upcoming: [event()], happeningNow: [] }], pageParams: [undefined] }
  app.queryClient.setQueryData(eventKeys.feed, events)
  await settle(app)
  for (const route of ['GET /feed/posts', 'GET /feed/events'])
    server.on(route, () => refuse('rate_limited'))
  const storedEvents = () => app.queryClient.getQueryData<typeof events>(eventKeys.feed)?.pages
  return { ...app, feed, server, storedEvents }
}

it('[P-13] removes content of a community that the viewer left, even if the refetch fails', async () => {
  const { server, router, storedEvents } = await openAndLose()
  server.on(`DELETE ${communityPath}/membership`, () => {
    const left = { ...community({ leave: false, join: true }), membership: 'none', version: 2 }
    server.on(`GET ${communityPath}`, () => left)
    return left
  })
  await act(() => router.navigate({ to: communityPath }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('button', { name: 'Join' })
  expect(storedEvents()?.map(({ upcoming }) => upcoming)).toEqual([[]])
  await act(() => router.navigate({ to: '/' }))
  await screen.findByRole('heading', { name: 'Post 2' })
  expect(titles()).toEqual(['Post 2'])
})

it('[P-13] removes content of a community that the viewer was removed from', async () => {
  const { server, storedEvents } = await openAndLose()
  server.on('GET /communities/own', () => own([elsewhere], 2))
  act(() => notifyFollowers({ type: 'memberships_changed', version: 2 }, profile().id))
  await waitFor(() => expect(titles()).toEqual(['Post 2']))
  expect(storedEvents()?.map(({ upcoming }) => upcoming)).toEqual([[]])
})

it('shows content of a community that the viewer joined', async () => {
  const feed = fakeFeed(2)
  const { server } = feed
  const outside = { ...community({ leave: false, join: true }), membership: 'none' }
  server.on(`GET ${communityPath}`, () => outside)
  server.on(`PUT ${communityPath}/membership`, () => {
    feed.posts.push(feedPost(0))
    server.on(`GET ${communityPath}`, () => ({ ...community(), version: 2 }))
    return { ...community(), version: 2 }
  })
  const { router } = renderPage('/', { server })
  await screen.findByRole('heading', { name: 'Post 2' })
  await act(() => router.navigate({ to: communityPath }))
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  await screen.findByRole('button', { name: 'Leave' })
  await act(() => router.navigate({ to: '/' }))
  await waitFor(() => expect(titles()).toEqual(['Post 2', 'Post 1', 'Post 0']))
})
