import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { card, community } from '../../../../test/communities.ts'
import { dead, profile, refuse } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { person, sampleId } from '../../../../test/inside-samples.ts'
import { brass, everyKind, listed, notice, requestNotice } from '../../../../test/notice-samples.ts'
import { noticesServer } from '../../../../test/notices.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { knownState, noticeKeys, type NoticesPages } from './notices.cache.ts'

const path = 'GET /notices'
const longAgo = '2025-01-09T10:00:00.000Z'
const openNotices = (handlers: Parameters<typeof noticesServer>[0]) => ({
  ...renderPage('/notifications', { server: noticesServer(handlers) }),
  user: userEvent.setup(),
})
const bell = (name: string) => screen.findByRole('link', { name })

it('lists new and older notices, each with a link to its object, and counts at the bell', async () => {
  const liked = notice(2, {
    kind: 'post_liked',
    actorCount: 15,
    createdAt: longAgo,
    readAt: longAgo,
    reply: null,
    quote: null,
  })
  openNotices({ [path]: () => listed([notice(1), liked]) })
  const news = within(await screen.findByRole('region', { name: 'Today' }))
  const row = news.getByRole('link', {
    name: 'Kit Harrow replied to Topline done, need a drummer, unread',
  })
  expect(row.getAttribute('href')).toBe(`/posts/${sampleId(400)}#${sampleId(450)}`)
  news.getByText('“Is the split equal thirds with the drummer, or session fee only?”')
  const older = within(screen.getByRole('region', { name: 'Earlier' }))
  older.getByRole('link', {
    name: 'Kit Harrow and 14 others liked your post in Session Brass UK',
  })
  await bell('Notifications, 1 unread')
  expect(document.title).toMatch(/^Notifications ·/)
})

it('marks an opened notice as read, even if its object no longer exists', async () => {
  const deleted = notice(2, {
    kind: 'community_deleted',
    community: { ...brass, id: null },
    post: null,
    reply: null,
    quote: null,
  })
  const read = (number: number) => `PUT /notices/${notice(number).id}/read`
  const { user, server, address } = openNotices({
    [path]: () => listed([notice(1), deleted]),
    [read(1)]: () => ({ unread: 0, version: 9, changed: true }),
    [read(2)]: () => ({ unread: 1, version: 8, changed: true }),
  })
  const gone = await screen.findByRole('button', { name: /was deleted, unread/ })
  const asked = server.count(path)
  await user.click(gone)
  await bell('Notifications, 1 unread')
  expect(document.activeElement).toBe(gone)
  expect(gone.textContent).toBe('Session Brass UK was deleted')
  await user.click(gone)
  await user.click(
    screen.getByRole('link', { name: /replied to Topline done, need a drummer, unread/ }),
  )
  await bell('Notifications')
  expect([server.count(read(1)), server.count(read(2))]).toEqual([1, 1])
  // The viewer's own change does not cause a refetch.
  expect(server.count(path)).toBe(asked)
  expect(address()).toBe(`/posts/${sampleId(400)}#${sampleId(450)}`)
})

it('fetches again if another device marked notices first', async () => {
  const { user, server } = openNotices({
    [path]: () => listed([notice(1), requestNotice(2)]),
    [`PUT /notices/${notice(1).id}/read`]: () => ({ unread: 0, version: 8, changed: false }),
  })
  const reply = await screen.findByRole('link', { name: /need a drummer, unread$/ })
  const readAt = longAgo
  server.on(path, () =>
    listed([notice(1, { readAt }), requestNotice(2, { readAt })], { version: 8 }),
  )
  await user.pointer({ keys: '[MouseMiddle]', target: reply })
  await waitFor(() => expect(screen.queryByText(', unread')).toBeNull())
})

it('does not count read notices for a person who has left', async () => {
  let answer: (state: object) => void = () => {}
  const { user, server, sessions, queryClient } = openNotices({
    [path]: () => listed([requestNotice(1)]),
    [`PUT /notices/${requestNotice(1).id}/read`]: () =>
      new Promise<object>((resolve) => (answer = resolve)),
    'POST /session/sign-out': () => new Response(null, { status: 204 }),
  })
  await user.click(await screen.findByRole('link', { name: /^Dev Okafor asks to join/ }))
  server.on('GET /session', () => ({ session: null }))
  await act(() => sessions.signOut())
  expect(knownState(queryClient, profile().id)).toBeUndefined()
  await act(async () => answer({ unread: 5, version: 9, changed: true }))
  expect(knownState(queryClient, profile().id)).toBeUndefined()
})

it('marks a notice as read that is opened in another tab, by the middle button or a modifier key', async () => {
  const read = (number: number) => `PUT /notices/${notice(number).id}/read`
  const { user, server, address } = openNotices({
    [path]: () => listed([notice(1), requestNotice(2)]),
    [read(1)]: () => ({ unread: 1, version: 8, changed: true }),
    [read(2)]: () => ({ unread: 0, version: 9, changed: true }),
  })
  const reply = await screen.findByRole('link', { name: /need a drummer, unread$/ })
  await user.pointer({ keys: '[MouseRight]', target: reply })
  expect(server.count(read(1))).toBe(0)
  await user.pointer({ keys: '[MouseMiddle]', target: reply })
  await bell('Notifications, 1 unread')
  // Tabs cannot be opened here.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: /^Dev Okafor asks to join/ }))
  await bell('Notifications')
  expect([server.count(read(1)), server.count(read(2))]).toEqual([1, 1])
  expect(address()).toBe('/notifications')
})

it('marks all notices up to those on screen as read, and reverts when that fails', async () => {
  const route = 'PUT /notices/read'
  const { user, server } = openNotices({
    [path]: () => listed([notice(1)]),
    [route]: () => refuse('forbidden'),
  })
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await screen.findAllByText('The notifications could not be marked as read. Try again.')
  await screen.findByRole('link', { name: /need a drummer, unread$/ })
  server.on(route, () => ({ unread: 0, version: 8, changed: true }))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await bell('Notifications')
  expect(server.lastBody(route)).toEqual({ upTo: 7 })
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('suggests communities and people while there is nothing to tell', async () => {
  openNotices({
    [path]: () => listed([]),
    'GET /communities/suggested': () => ({
      suggestions: [
        { community: card({ name: 'Leeds Nights' }), reason: { kind: 'city', value: 'Leeds' } },
      ],
    }),
    'GET /people/suggested': () => ({
      suggestions: [
        {
          person: { ...person(31, 'Nia Okafor'), profession: 'Songwriter', city: 'Leeds' },
          reasons: [{ kind: 'city', value: 'Leeds' }],
        },
      ],
    }),
  })
  await screen.findByText('Nothing to hear of yet')
  const panel = within(await screen.findByRole('region', { name: 'Communities for you' }))
  panel.getByRole('link', { name: 'Leeds Nights' })
  panel.getByRole('button', { name: 'Join' })
  const people = within(await screen.findByRole('region', { name: 'People you may work with' }))
  people.getByRole('link', { name: 'Nia Okafor' })
})

it('receives new notices and those read in another tab', async () => {
  const sockets = fakeSockets()
  const { server } = openNotices({ [path]: () => listed([]) })
  await screen.findByText('Nothing to hear of yet')
  await waitFor(() => expect(sockets).toHaveLength(1))
  sockets[0]?.open()
  sockets[0]?.say({ type: 'resumed' })
  server.on(path, () => listed([notice(1)], { version: 9 }))
  sockets[0]?.say({ type: 'notices_changed', unread: 1, version: 9 })
  await bell('Notifications, 1 unread')
  await screen.findByRole('link', { name: /replied to Topline done, need a drummer, unread/ })
  await screen.findByText('1 new notification', {}, { timeout: 3000 })
  server.on(path, () => listed([notice(1, { readAt: longAgo })], { version: 10 }))
  sockets[0]?.say({ type: 'notices_changed', unread: 0, version: 10 })
  await bell('Notifications')
  await screen.findByRole('link', { name: 'Kit Harrow replied to Topline done, need a drummer' })
  // A late message is older than the known state.
  await act(async () => sockets[0]?.say({ type: 'notices_changed', unread: 5, version: 9 }))
  screen.getByRole('link', { name: 'Notifications' })
  sockets[0]?.say({ type: 'notices_changed', unread: 100, version: 11 })
  await bell('Notifications, 100 or more unread')
})

it('answers a request in its row, and says why when that fails', async () => {
  const decide = `POST /communities/${brass.id}/requests/${sampleId(600)}/approve`
  const { user, server } = openNotices({
    [path]: () => listed([requestNotice(1)]),
    [decide]: dead,
  })
  const link = await screen.findByRole('link', { name: /^Dev Okafor asks to join/ })
  expect(link.getAttribute('href')).toBe(`/communities/${brass.id}?requests=true`)
  await user.click(screen.getByRole('button', { name: 'Approve: Dev Okafor' }))
  await screen.findAllByText('Failed to approve the request. Please try again.')
  server.on(decide, () => community({ id: brass.id, name: brass.name }))
  await user.click(await screen.findByRole('button', { name: 'Approve: Dev Okafor' }))
  await screen.findByText('Approved')
  expect(screen.queryByRole('button', { name: /Reject/ })).toBeNull()
})

it('reverts a refused answer after the viewer has left the page, and says so', async () => {
  const decide = `POST /communities/${brass.id}/requests/${sampleId(600)}/approve`
  let answer: (response: Response) => void = () => {}
  const { user, router, queryClient } = openNotices({
    [path]: () => listed([requestNotice(1)]),
    [decide]: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve: Dev Okafor' }))
  await screen.findByText('Approved')
  await act(() => router.navigate({ to: '/settings' }))
  answer(refuse('unavailable'))
  await screen.findAllByText('Failed to approve the request. Please try again.')
  const page = queryClient.getQueryData<NoticesPages>(noticeKeys.list)?.pages[0]
  expect(page?.notices[0]).toMatchObject({ request: { status: 'pending' }, can: { decide: true } })
})

it('loads further pages, and says when that fails', async () => {
  const { user, server } = openNotices({ [path]: () => refuse('forbidden') })
  await screen.findByText('Your notifications could not be loaded.')
  server.on(path, (_body, query) =>
    query.get('cursor') === 'next'
      ? listed([notice(31, { readAt: longAgo })])
      : listed([notice(1)], { nextCursor: 'next' }),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: 'Kit Harrow replied to Topline done, need a drummer' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('has a sentence and a link for every kind', async () => {
  openNotices({ [path]: () => listed(everyKind()) })
  const earlier = await screen.findByRole('region', { name: 'Earlier' })
  const ways = within(earlier)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('a, p'))
  expect(ways.map((way) => way?.textContent)).toEqual([
    'Reminder: Stem Day: open listening begins at 14:00 on Saturday 21 November',
    'Reminder: Stem Day: open listening begins at 14:00 on Saturday 21 November',
    'Stem Day: open listening on Saturday 21 November was cancelled',
    'Kit Harrow commented on Split sheets, before the session',
    'Kit Harrow liked your comment on Split sheets, before the session',
    'Amara Osei and Kit Harrow liked your reply in Session Brass UK',
    'You are now a member of Session Brass UK',
    'Your request to join Mix Notes was rejected',
    'You are no longer a member of Session Brass UK',
    'You are now the leader of Session Brass UK',
    'Session Brass UK was deleted',
    'Your verification request was rejected',
    'Your account is verified',
    'Session Brass UK is closed',
    'Session Brass UK is open again',
    'An event in Session Brass UK on Saturday 21 November was cancelled',
    'We looked at your report and acted on it',
    'We looked at your report: what you reported may stay',
    'This is a warning from our team',
    'Our team removed your post',
    'Our team brought your post back',
    '2 new people for Brass nearby',
    '1 new service for Mixing',
    'At least 100 new events for Stems',
    'Your data is ready to download',
  ])
  // In whole, because not everybody gets it by mail.
  screen.getByText(/Please do not write to them about it again\./)
  screen.getByText('The recording is not yours.')
  // Only the row of the leader who decided the request shows this.
  expect(screen.getAllByText('Approved')).toHaveLength(1)
  const [event, post] = [`/events/${sampleId(200)}`, `/posts/${sampleId(400)}`]
  const [comment, room] = [`/hub/split-sheets#${sampleId(750)}`, `/communities/${brass.id}`]
  expect(ways.map((way) => way?.getAttribute('href'))).toEqual([
    event,
    event,
    room,
    comment,
    comment,
    `${post}#${sampleId(450)}`,
    room,
    room,
    room,
    room,
    null,
    '/profile',
    '/profile',
    room,
    room,
    room,
    null,
    null,
    null,
    null,
    null,
    '/users?within=25',
    '/marketplace?view=browse&maxPrice=60',
    '/search?q=stem+day&type=events',
    '/settings#your-data',
  ])
  screen.getByRole('link', {
    name: 'Stem Day: open listening is now at 14:00 on Saturday 21 November, unread',
  })
})
