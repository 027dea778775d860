import { presenceTopic } from '@patchbay/contract/realtime'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { profile } from '../../../../test/fake-server.ts'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { messagesServer, openPage } from '../../../../test/messages-server.ts'
import { conversation, message } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(() => {
  fakeLayout()
  onTestFinished(() => void vi.restoreAllMocks())
})

const [, other] = conversation().participants
const theo = other?.userId ?? ''
const topic = presenceTopic(theo)

async function open(isShown = true, isVisible = true) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  const sockets = fakeSockets()
  const settings = { receipts: true, typing: true, mayWrite: 'everyone', mayAdd: 'everyone' }
  const saved = { presence: isShown }
  const server = messagesServer(
    { messages: [message(1)] },
    { 'GET /messaging-settings': () => ({ ...settings, ...saved }) },
  )
  renderPage(openPage, { server })
  await screen.findByRole('list', { name: 'Messages' })
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
  })
  const say = (said: object): void => act(() => sockets[0]?.say(said))
  const notify = (version: number, state: object): void =>
    say({ type: 'presence_changed', userId: theo, version, lastSeenAt: null, ...state })
  const follows = () =>
    (sockets[0]?.sent ?? []).flatMap((one) =>
      'versions' in one && 'type' in one && one.type === 'follow'
        ? [one.versions as Record<string, number>]
        : [],
    )
  await waitFor(() => expect(server.count('GET /messaging-settings')).toBeGreaterThan(0))
  return { sockets, say, notify, follows, server, saved }
}
const head = () =>
  within(screen.getByRole('main')).getByRole('heading', { name: /Theo/ }).closest('header')
const row = () => within(screen.getByRole('list', { name: 'Conversations' })).getByRole('link')

it('says that the other person is online, and when they were last seen, in the head and the list', async () => {
  const { notify, follows } = await open()
  await waitFor(() => expect(follows().at(-1)).toEqual({ [topic]: 0 }))
  expect(head()?.textContent).not.toMatch(/online|seen/i)
  notify(4, { isOnline: true })
  expect(head()?.textContent).toContain('Online')
  within(row()).getByText('Online')
  // Late, and older than what is known.
  notify(3, { isOnline: false })
  expect(head()?.textContent).toContain('Online')
  notify(5, { isOnline: false, lastSeenAt: new Date(Date.now() - 5.9 * 60_000).toISOString() })
  expect(head()?.textContent).toContain('Last seen 5 minutes ago')
  expect(within(row()).queryByText('Online')).toBeNull()
  notify(6, { isOnline: false, lastSeenAt: new Date().toISOString() })
  expect(head()?.textContent).toContain('Last seen just now')
  notify(7, { isOnline: false })
  expect(head()?.textContent).not.toMatch(/online|seen/i)
})

it('asks for nobody, and shows nothing, if the viewer shows nothing', async () => {
  const { notify, follows } = await open(false)
  notify(4, { isOnline: true })
  expect(head()?.textContent).not.toContain('Online')
  expect(follows().filter((versions) => topic in versions)).toEqual([])
})

it('forgets it at once when another page of the viewer has switched it off', async () => {
  const { say, notify, follows, saved } = await open()
  await waitFor(() => expect(follows().at(-1)).toEqual({ [topic]: 0 }))
  notify(4, { isOnline: true })
  expect(head()?.textContent).toContain('Online')
  saved.presence = false
  say({ type: 'presence_switched' })
  await waitFor(() => expect(head()?.textContent).not.toContain('Online'))
  saved.presence = true
  say({ type: 'presence_switched' })
  await waitFor(() => expect(follows().at(-1)).toEqual({ [topic]: 0 }))
})

it('forgets it after a block, and without a connection', async () => {
  const { say, notify, sockets } = await open()
  await waitFor(() => expect(head()?.textContent).not.toContain('Online'))
  notify(4, { isOnline: true })
  await waitFor(() => expect(head()?.textContent).toContain('Online'))
  say({ type: 'profile_changed', profile: profile({ version: 99, blocksVersion: 7 }) })
  await waitFor(() => expect(head()?.textContent).not.toContain('Online'))
  notify(5, { isOnline: true })
  expect(head()?.textContent).toContain('Online')
  act(() => sockets[0]?.drop())
  expect(head()?.textContent).not.toContain('Online')
})

it('tells the server whether the page is in view', async () => {
  const { sockets } = await open(true, false)
  const said = () => sockets[0]?.sent.filter((one) => 'isVisible' in one)
  await waitFor(() => expect(said()).toEqual([{ type: 'visible', isVisible: false }]))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(said()?.at(-1)).toEqual({ type: 'visible', isVisible: true })
})
