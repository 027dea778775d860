import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { insideTopic, type InsideState } from '@patchbay/contract/realtime'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeFeed } from '../../../../test/fake-feed.ts'
import {
  community,
  communityPath,
  event,
  insideServer,
  person,
  post,
  reply,
  sampleId,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { followedVersions, notifyFollowers } from '../../../platform/realtime/followed.ts'
import { eventKeys, putRsvp } from '../events/events.cache.ts'

const communityId = community().id
const postId = post().id
const head = `GET ${communityPath}`
const list = `GET ${communityPath}/posts`
const replies = `GET /posts/${postId}/replies`
const like = `PUT /posts/${postId}/like`

type News = InsideState extends infer Message
  ? Message extends InsideState
    ? Omit<Message, 'communityId' | 'after'> & { readonly after?: number }
    : never
  : never

/** The socket says what others have changed; by default nothing was missed before it. */
const hear = (message: News): void =>
  act(() => notifyFollowers({ communityId, after: message.version - 1, ...message }, 'me'))
const likesOf = (version: number, likeCount: number): News => ({
  type: 'post_likes_changed',
  version,
  postId,
  likeCount,
})
const shown = (likes: number) => screen.findByRole('button', { name: `Like, ${likes}` })

async function open(changes: Partial<CommunityPost> = {}) {
  const server = insideServer({
    [list]: () => ({ posts: [post(changes)], nextCursor: null }),
    [replies]: () => ({ replies: [reply()], nextCursor: null }),
    [`${head}/events`]: () => ({ happeningNow: [], upcoming: [event()], nextCursor: null }),
  })
  const app = renderPage(communityPath, { server })
  await screen.findByRole('article')
  await screen.findByText('Stem Day')
  await waitFor(() => expect(server.count(`${head}/members`)).toBeGreaterThan(0))
  // The background of the page begins after its content.
  await waitFor(() => expect(server.count('GET /conversations/unread')).toBe(1))
  const settle = () => waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  await settle()
  let before = server.calls.length
  /** The requests since the last question. */
  const asked = async (): Promise<string[]> => {
    await settle()
    const routes = server.calls.slice(before).map(({ route }) => route)
    before = server.calls.length
    return routes
  }
  return { ...app, server, asked }
}

it('shows the likes, replies and answers of others without a request', async () => {
  const { asked } = await open()
  hear(likesOf(2, 25))
  await shown(25)
  hear({ type: 'reply_count_changed', version: 3, postId, replyCount: 7 })
  await screen.findByRole('button', { name: 'Replies, 7' })
  const going = [person(13, 'Kit Harrow'), person(14, 'Ira Bell')]
  const answered = { type: 'rsvps_changed', eventId: event().id, rsvpCount: 35, going } as const
  hear({ ...answered, version: 4 })
  await screen.findByRole('button', { name: /35 going/ })
  // Several in one moment, before anything is rendered.
  act(() => {
    for (const version of [5, 6, 7])
      notifyFollowers({ ...likesOf(version, 20 + version), communityId, after: version - 1 }, 'me')
  })
  await shown(27)
  expect(await asked()).toEqual([])
  // From now on the page is told only what comes after this.
  expect(followedVersions()[insideTopic(communityId)]).toBe(7)
})

it('fetches only the replies if they are on screen, and not for a like of one', async () => {
  const { asked, server } = await open({ replyCount: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Replies, 1' }))
  await screen.findByText('Which plate was it?')
  expect(new Set(await asked())).toEqual(new Set([replies]))
  const replyId = reply().id
  hear({ type: 'reply_likes_changed', version: 2, postId, replyId, likeCount: 3 })
  await shown(3)
  expect(await asked()).toEqual([])
  const second = reply({ id: sampleId(501), content: 'The big one.', insideVersion: 3 })
  server.on(replies, () => ({
    replies: [reply({ likeCount: 3, insideVersion: 3 }), second],
    nextCursor: null,
  }))
  hear({ type: 'reply_count_changed', version: 3, postId, replyCount: 2 })
  await screen.findByText('The big one.')
  expect(await asked()).toEqual([replies])
})

it('fetches replies again whose first request was read before the change', async () => {
  const { server } = await open({ replyCount: 1 })
  const early = Promise.withResolvers<unknown>()
  server.on(replies, () => early.promise)
  await userEvent.click(screen.getByRole('button', { name: 'Replies, 1' }))
  await waitFor(() => expect(server.count(replies)).toBeGreaterThan(0))
  const second = reply({ id: sampleId(501), content: 'The big one.', insideVersion: 2 })
  server.on(replies, () => ({ replies: [reply({ insideVersion: 2 }), second], nextCursor: null }))
  hear({ type: 'reply_count_changed', version: 2, postId, replyCount: 2 })
  await act(async () => early.resolve({ replies: [reply()], nextCursor: null }))
  await screen.findByText('The big one.')
})

it('takes from the answer to an RSVP only what it decides', async () => {
  const { queryClient } = await open()
  const known = event({ title: 'Stem Night', insideVersion: 6 })
  act(() => void queryClient.setQueryData(eventKeys.one(known.id), known))
  const late = event({ title: 'Stem Day', myRsvp: 'yes', rsvpCount: 40, insideVersion: 7 })
  act(() => putRsvp(queryClient, late))
  expect(queryClient.getQueryData(eventKeys.one(known.id))).toMatchObject({
    title: 'Stem Night',
    myRsvp: 'yes',
    rsvpCount: 40,
  })
})

it('ignores a state that is older than what it shows, and fetches if it missed something', async () => {
  const { asked, server } = await open()
  hear(likesOf(2, 25))
  hear(likesOf(3, 26))
  hear(likesOf(2, 25))
  await shown(26)
  expect(await asked()).toEqual([])
  // The list was fetched again, as of a later version, before an announcement on its way.
  const stored = post({ likeCount: 30, insideVersion: 6 })
  server.on(list, () => ({ posts: [stored], nextCursor: null }))
  server.on(head, () => ({ ...community(), insideVersion: 6 }))
  hear({ ...likesOf(6, 30), after: 5 })
  await shown(30)
  expect(await asked()).toEqual(expect.arrayContaining([head, list]))
  hear(likesOf(5, 28))
  expect(await asked()).toEqual([])
  await shown(30)
})

it('does not let an answer that was on its way undo a state', async () => {
  const answer = Promise.withResolvers<unknown>()
  const server = insideServer({ [list]: () => answer.promise })
  renderPage(communityPath, { server })
  await waitFor(() => expect(server.count(list)).toBeGreaterThan(0))
  await waitFor(() => expect(followedVersions()).toHaveProperty(insideTopic(communityId)))
  const before = server.count(list)
  hear(likesOf(2, 25))
  answer.resolve({ posts: [post({ likeCount: 24 })], nextCursor: null })
  await shown(25)
  expect(server.count(list)).toBe(before)
})

it('counts the viewer’s own like once, whether the state or the answer comes first', async () => {
  const { asked, server } = await open()
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  server.on(like, () => answers[0]?.promise)
  server.on(like.replace('PUT', 'DELETE'), () => answers[1]?.promise)
  const heart = await shown(24)
  const isPressed = () => heart.getAttribute('aria-pressed')
  await userEvent.click(heart)
  await shown(25)
  hear({ ...likesOf(2, 25), likedByMe: true } as News)
  expect([heart.textContent, isPressed()]).toEqual(['25', 'true'])
  // Another person likes it before the answer arrives, which is older than that.
  hear(likesOf(3, 26))
  await shown(26)
  answers[0]?.resolve({ postId, likeCount: 25, likedByMe: true, insideVersion: 2 })
  expect(await asked()).toEqual([like])
  expect([heart.textContent, isPressed()]).toEqual(['26', 'true'])
  await userEvent.click(heart)
  answers[1]?.resolve({ postId, likeCount: 25, likedByMe: false, insideVersion: 4 })
  await waitFor(() => expect([heart.textContent, isPressed()]).toEqual(['25', 'false']))
  hear({ ...likesOf(4, 25), likedByMe: false } as News)
  expect([heart.textContent, isPressed()]).toEqual(['25', 'false'])
  expect(await asked()).toEqual([like.replace('PUT', 'DELETE')])
})

it('updates the feed without a request', async () => {
  const { server, posts } = fakeFeed(2)
  const { queryClient } = renderPage('/', { server })
  await screen.findByRole('heading', { name: 'Post 2' })
  await waitFor(() => expect(server.count('GET /conversations/unread')).toBe(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = server.calls.length
  const id = posts[0]?.id ?? ''
  hear({ ...likesOf(2, 99), postId: id } as News)
  await shown(99)
  expect(followedVersions()[insideTopic(communityId)]).toBe(2)
  expect(server.calls).toHaveLength(before)
})
