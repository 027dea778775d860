import { insideTopic } from '@patchbay/contract/realtime'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { never } from '../../../../test/fake-server.ts'
import { community, communityPath, event, insideServer } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { followedVersions, notifyFollowers } from '../../../platform/realtime/followed.ts'
import { communityKeys } from './community-keys.ts'
import { takeCommunity } from './page/take-community.ts'

const { id } = community()
const head = `GET ${communityPath}`
const events = `GET ${communityPath}/events`
const none = { happeningNow: [], upcoming: [], nextCursor: null }

async function open() {
  const server = insideServer()
  const app = renderPage(communityPath, { server })
  await screen.findByText('No upcoming events')
  const settle = () => waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  await settle()
  const before = [server.count(head), server.count(events)]
  const asked = () => [head, events].map((route, at) => server.count(route) - (before[at] ?? 0))
  return { ...app, server, settle, asked }
}

it('fetches the inside once when any answer with the head has a newer version', async () => {
  const { server, queryClient, settle, asked } = await open()
  // The answer to another request, such as a new cover.
  server.on(events, () => ({ ...none, upcoming: [event()] }))
  server.on(head, () => ({ ...community(), insideVersion: 2, version: 2 }))
  act(() => takeCommunity(queryClient, { ...community(), insideVersion: 2, version: 2 }))
  await screen.findByText('Stem Day')
  await settle()
  expect(asked()).toEqual([0, 1])
  expect(followedVersions()[insideTopic(id)]).toBe(2)
  // A message from the socket.
  server.on(events, () => ({ ...none, upcoming: [event({ title: 'Tape' })] }))
  server.on(head, () => ({ ...community(), insideVersion: 3, version: 2 }))
  act(() => notifyFollowers({ type: 'inside_changed', communityId: id, version: 3 }, 'me'))
  await screen.findByText('Tape')
  await settle()
  expect(asked()).toEqual([1, 2])
})

it('does not keep a first answer that was requested before the change', async () => {
  const server = insideServer({ [events]: never })
  const { queryClient } = renderPage(communityPath, { server })
  await waitFor(() => expect(server.count(events)).toBeGreaterThan(0))
  server.on(events, () => ({ ...none, upcoming: [event()] }))
  act(() => takeCommunity(queryClient, { ...community(), insideVersion: 2, version: 2 }))
  await screen.findByText('Stem Day')
})

it('keeps no data of the inside for a viewer who may no longer see it', async () => {
  const { server, queryClient } = await open()
  const stored = () => queryClient.getQueriesData({ queryKey: communityKeys.inside(id) })
  expect(stored()).not.toEqual([])
  const outside = { ...community({ seeInside: false }), isPrivate: true, insideVersion: null }
  server.on(head, () => ({ ...outside, version: 2 }))
  act(() => notifyFollowers({ type: 'community_changed', communityId: id, version: 2 }, 'me'))
  await screen.findByText(/This is a private community/)
  await waitFor(() => expect(stored()).toEqual([]))
})
