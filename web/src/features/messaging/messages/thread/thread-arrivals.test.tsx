import type { Message } from '@patchbay/contract/messaging/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeConversation, path } from '../../../../../test/fake-conversation.ts'
import { profile } from '../../../../../test/fake-server.ts'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { fakeSockets } from '../../../../../test/fake-socket.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(() => {
  fakeLayout()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
})

/** Twenty messages of 60 px in a view of 600: its end is at 600. */
async function open() {
  const sockets = fakeSockets()
  const { server, truth, frame, listed } = fakeConversation(20, 19)
  renderPage(openPage, { server })
  const list = await screen.findByRole('list', { name: 'Messages' })
  const view = list.parentElement as HTMLElement
  // The scroll position is settled, and the existing messages are marked as read.
  await waitFor(() => expect(server.count(`POST ${path}/read`)).toBe(1))
  expect([sockets.length, view.scrollTop]).toEqual([1, 600])
  act(() => {
    sockets[0]?.open()
    sockets[0]?.say({ type: 'resumed' })
  })
  const say = (content: string, changes: Partial<Message> = {}): void => {
    truth.say(1, { content, ...changes })
    act(() => sockets[0]?.say(frame(truth.upTo() - 1)))
  }
  const moveTo = (top: number): void =>
    act(() => {
      fireEvent.wheel(view)
      view.scrollTop = top
      fireEvent.scroll(view)
    })
  return { view, say, moveTo, server, sockets, truth, listed }
}

const voice = () =>
  [...document.querySelectorAll('[aria-live] > p')].map(({ textContent }) => textContent)

it('reads out a repeated text each time it is sent', async () => {
  const { say } = await open()
  say('Again')
  say('Again')
  await waitFor(() => expect(voice()).toEqual(Array(2).fill('Theo Lindqvist: Again')))
})

it('no longer has a deleted message in the live region, nor anywhere else on the page', async () => {
  const { say, truth, sockets } = await open()
  say('A slip of the tongue')
  say('Never mind')
  await waitFor(() => expect(voice()).toHaveLength(2))
  const deleted = truth.remove(21)
  act(() => sockets[0]?.say(deleted))
  await waitFor(() => expect(voice()).toEqual(['Theo Lindqvist: Never mind']))
  expect(document.body.innerHTML).not.toContain('A slip of the tongue')
})

it('[CON-55] no longer has the words of a person who is blocked meanwhile in the live region', async () => {
  const { say, server, sockets, listed } = await open()
  say('Rude words')
  await waitFor(() => expect(voice()).toHaveLength(1))
  const [self, other] = listed().participants
  server.on(`GET ${path}`, () => ({
    ...listed(),
    participants: [self, { ...other, blocked: true }],
  }))
  const changed = profile({ version: 4, blocksVersion: 1 })
  act(() => sockets[0]?.say({ type: 'profile_changed', profile: changed }))
  await waitFor(() => expect(voice()).toEqual([]))
})

it('[S-10] marks a group in which nothing was said yet as read when it is opened', async () => {
  const group = { isGroup: true, name: 'Slow Signal session', unread: true }
  const server = messagesServer(
    { messages: [], conversation: conversation(group) },
    {
      [`POST ${conversationPath}/read`]: () => ({
        lastReadSeq: 0,
        lastReadAt: '2026-11-15T12:00:00.000Z',
      }),
    },
  )
  renderPage(openPage, { server })
  await screen.findByRole('heading', { level: 2, name: 'Slow Signal session' })
  const list = await screen.findByRole('list', { name: 'Conversations' })
  within(list).getByText('Unread')
  await waitFor(() => expect(within(list).queryByText('Unread')).toBeNull())
  expect(server.lastBody(`POST ${conversationPath}/read`)).toEqual({ seq: 0 })
})

it('[V-09] marks a group as read when it is opened', async () => {
  const group = { isGroup: true, name: 'Slow Signal session', unread: true }
  const server = messagesServer({
    messages: [message(1), message(2)],
    conversation: conversation({ ...group, seq: 2, change: 2 }),
  })
  const route = `POST ${conversationPath}/read`
  const { router } = renderPage('/messages', { server })
  await screen.findByRole('link', { name: /Slow Signal session/ })
  expect(server.count(route)).toBe(0)
  await act(() => router.navigate({ to: openPage }))
  await screen.findByRole('heading', { level: 2, name: 'Slow Signal session' })
  await waitFor(() => expect(server.lastBody(route)).toEqual({ seq: 2 }))
})

it('[V-03] shows no notice while the socket is down, and still shows new messages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { sockets, truth } = await open()
  const words = document.body.textContent
  act(() => sockets[0]?.drop())
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(document.body.textContent).toBe(words)
  truth.say(1, { content: 'By the other way' })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await screen.findByRole('article', { name: /^Theo Lindqvist: By the other way/ })
  for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
})

it('[T-12] follows new messages from 40 px above the end', async () => {
  const { view, say, moveTo } = await open()
  moveTo(560)
  say('Follow me')
  await waitFor(() => expect(view.scrollTop).toBe(660))
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull()
})

it('[T-12] stays 60 px above the end, and announces new messages', async () => {
  const { view, say, moveTo } = await open()
  moveTo(540)
  say('Stay there')
  await screen.findByRole('button', { name: 'New messages' })
  expect(view.scrollTop).toBe(540)
})

it('stops following the end as soon as the viewer scrolls up, before the view has moved', async () => {
  const { view, say } = await open()
  await waitFor(() => expect(view.scrollTop).toBe(600))
  fireEvent.wheel(view, { deltaY: -100 })
  say('Not now')
  await screen.findByRole('button', { name: 'New messages' })
  expect(view.scrollTop).toBe(600)
})

it('reads out a group event, which does not count as a new or unread message', async () => {
  const { view, say, moveTo, server } = await open()
  const event = { type: 'renamed', people: [], name: 'Early shift' } as const
  moveTo(540)
  say('', { event: { ...event, people: [] } })
  await waitFor(() => expect(voice()).toEqual(['Theo Lindqvist named the group “Early shift”']))
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull()
  moveTo(660)
  await screen.findByText('Early shift', { selector: 'bdi' })
  expect(view.scrollTop).toBe(660)
  say('Read me')
  await waitFor(() => expect(server.count(`POST ${path}/read`)).toBe(2))
  expect(server.lastBody(`POST ${path}/read`)).toEqual({ seq: 22 })
})

it('names the day of what is in view, unless it is the end or its separator is there', async () => {
  const messages = Array.from({ length: 20 }, (_, index) =>
    message(index + 1, { createdAt: `2026-11-${index < 10 ? 13 : 14}T10:00:00.000Z` }),
  )
  const participants = conversation().participants.map((one) => ({ ...one, lastReadSeq: 20 }))
  const all = conversation({ seq: 20, change: 20, participants })
  renderPage(openPage, { server: messagesServer({ messages, conversation: all }) })
  const list = await screen.findByRole('list', { name: 'Messages' })
  const view = list.parentElement as HTMLElement
  await waitFor(() => expect(view.scrollTop).toBe(600))
  const days = [600, 300, 540, 10, 30].map((top) => {
    act(() => {
      fireEvent.wheel(view)
      view.scrollTop = top
      fireEvent.scroll(view)
    })
    return document.querySelector<HTMLElement>('[data-day]')?.dataset['day']
  })
  expect(days).toEqual([undefined, '2026-11-13', '2026-11-13', undefined, '2026-11-13'])
})
