import type { Conversation, Participant } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { dead, never, refuse } from '../../../../../test/fake-server.ts'
import { person } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message, ownMessage, theo } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const [self, other] = conversation().participants
if (!self || !other) throw new Error('A conversation of two has two participants.')
const marcus = person(13, 'Marcus Bell')
const readUpTo = (who: Participant, lastReadSeq: number): Participant => ({
  ...who,
  lastReadSeq,
  lastReadAt: '2026-11-15T11:30:00.000Z',
})
const list = () => screen.findByRole('list', { name: 'Messages' })
const article = async (name: RegExp) => within(await list()).findByRole('article', { name })
const box = (name = 'Message Theo Lindqvist') => screen.findByRole('textbox', { name })

/** Alerts with text: some are mounted empty, before there is anything to announce. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

function open(messages: readonly Message[], changes: Partial<Conversation> = {}, more = {}) {
  const seq = messages.length
  const participants = [readUpTo(self as Participant, seq), other as Participant]
  const server = messagesServer(
    { messages, conversation: conversation({ seq, change: seq, participants, ...changes }) },
    more,
  )
  return renderPage(openPage, { server })
}

it('[C-28, T-02, T-03, T-04, T-06, T-08, T-09] shows the sender, time and day of each message, and edits', async () => {
  const at = (day: number, hour: number): string => new Date(2026, 10, day, hour, 5).toISOString()
  open([
    ownMessage(1, { createdAt: at(13, 9), content: 'Morning.' }),
    message(2, {
      createdAt: at(14, 9),
      isEdited: true,
      content: 'Much better: https://a.example/b',
    }),
    message(3, { createdAt: at(14, 10), deletedAt: at(14, 11), content: '' }),
  ])
  const theirs = await article(/^Theo Lindqvist: Much better.*, edited, 09:05$/)
  expect(theirs.querySelector('[data-side]')?.getAttribute('data-side')).toBe('other')
  within(theirs).getByText('(edited)')
  expect(
    within(theirs).getByRole('link', { name: 'https://a.example/b' }).getAttribute('rel'),
  ).toBe('noopener noreferrer nofollow ugc')
  const face = theirs.querySelector(`a[href="/users/${theo.id}"]`)
  expect(face).not.toBeNull()
  const mine = await article(/^You: Morning\., 09:05, Sent$/)
  expect(mine.querySelector('[data-side]')?.getAttribute('data-side')).toBe('own')
  within(await article(/^Theo Lindqvist: Message deleted, 10:05$/)).getByText('Message deleted')
  const days = [...(await list()).querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(days.filter((text) => text.startsWith('2026'))).toEqual(['2026-11-13', '2026-11-14'])
  const title = screen.getByRole('heading', { level: 2 })
  within(title).getByRole('img', { name: 'Verified' })
  expect(within(title).getByRole('link').getAttribute('href')).toBe(`/users/${theo.id}`)
})

it('[T-10] has one tick for a sent message, two once everyone has read it, and names the readers', async () => {
  const amara = person(14, 'Amara Osei')
  const participants = [
    readUpTo(self, 2),
    { ...readUpTo(other, 2), userId: marcus.id, user: marcus },
    { ...readUpTo(other, 1), userId: amara.id, user: amara },
  ]
  open([ownMessage(1, { content: 'One' }), ownMessage(2, { content: 'Two' })], {
    isGroup: true,
    name: 'Slow Signal session',
    participants,
    participantCount: 3,
  })
  const first = await article(/^You: One, .*, Read, Read by Marcus Bell .*, Amara Osei /)
  within(first).getByRole('img', { name: 'Read' })
  const second = await article(/^You: Two, .*, Sent, Read by Marcus Bell .*\d\d:\d\d$/)
  within(second).getByRole('img', { name: 'Sent' })
  await userEvent.click(await within(second).findByRole('button', { name: /Read by 1 of 2$/ }))
  const receipt = await screen.findByRole('dialog', { name: 'Read by' })
  within(within(receipt).getByRole('region', { name: 'Not yet' })).getByText('Amara Osei')
})

it('shows no receipts to somebody who shows none', async () => {
  const participants = [
    readUpTo(self, 1),
    { ...readUpTo(other, 1), userId: marcus.id, user: marcus },
  ]
  open(
    [ownMessage(1, { content: 'One' })],
    { isGroup: true, name: 'Slow Signal session', participants, participantCount: 2 },
    {
      'GET /messaging-settings': () => ({
        receipts: false,
        typing: true,
        presence: false,
        mayWrite: 'everyone',
        mayAdd: 'everyone',
      }),
    },
  )
  const only = await article(/^You: One, \d\d:\d\d, Sent$/)
  within(only).getByRole('img', { name: 'Sent' })
  expect(within(only).queryByRole('button', { name: /Read by/ })).toBeNull()
})

it('[T-01] calls a group without a name Group Chat, names its members, and folds blocked senders away', async () => {
  const participants = [
    readUpTo(self, 1),
    other,
    { ...other, userId: marcus.id, user: marcus, blocked: true },
  ]
  open([message(1, { senderId: marcus.id, sender: marcus, content: 'Rude words' })], {
    isGroup: true,
    name: '  ',
    participants,
    participantCount: 3,
  })
  await screen.findByRole('heading', { level: 2, name: 'Group Chat' })
  const folded = await article(/^Marcus Bell: \d\d:\d\d$/)
  expect(within(folded).queryByText('Rude words')).toBeNull()
  await userEvent.click(within(folded).getByRole('button', { name: 'Show anyway: Marcus Bell' }))
  within(folded).getByText('Rude words')
  await userEvent.click(await screen.findByRole('button', { name: '3 people' }))
  const people = await screen.findByRole('list', { name: 'People in this conversation' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(3)
})

it('shows no messages of a group before it knows whom the viewer has blocked', async () => {
  const rude = message(1, { senderId: marcus.id, sender: marcus, content: 'Rude words' })
  const inGroup = { isGroup: true, name: 'Slow Signal session', participantCount: 3 }
  const blocked = { ...other, userId: marcus.id, user: marcus, blocked: true }
  const everyone = conversation({ ...inGroup, seq: 1, participants: [self, other, blocked] })
  let answer = (): void => {}
  const server = messagesServer(
    {
      messages: [rude],
      conversation: conversation({ ...inGroup, seq: 1, participants: [self, other] }),
    },
    {
      [`GET ${conversationPath}`]: () =>
        new Promise((resolve) => (answer = () => resolve(everyone))),
    },
  )
  renderPage('/messages', { server })
  await userEvent.click(await screen.findByRole('link', { name: /Slow Signal session/ }))
  await screen.findByRole('heading', { level: 2, name: 'Slow Signal session' })
  expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull()
  answer()
  await article(/^Marcus Bell: \d\d:\d\d$/)
  expect(screen.queryByText('Rude words')).toBeNull()
})

it('[T-13, T-16, T-19] sends text that is not blank by Enter, once, and stores the rest as a draft', async () => {
  const route = `POST ${conversationPath}/messages`
  const { server, unmount } = open([], {}, { [route]: never })
  await screen.findByText('No messages yet. Start the conversation!')
  const area = await box()
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true)
  await userEvent.type(area, '   {Enter}')
  expect(server.count(route)).toBe(0)
  await userEvent.clear(area)
  await userEvent.type(area, '漢字')
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(area, { key: 'Enter', ...composed })
  expect((area as HTMLTextAreaElement).value).toBe('漢字')
  await userEvent.clear(area)
  await userEvent.type(area, 'One{Shift>}{Enter}{/Shift}two ')
  expect((area as HTMLTextAreaElement).value).toBe('One\ntwo ')
  await userEvent.type(area, '{Enter}')
  expect((area as HTMLTextAreaElement).value).toBe('')
  await article(/^You: One\ntwo, \d\d:\d\d, Waiting to be sent$/)
  await waitFor(() => expect(server.count(route)).toBe(1))
  expect(server.calls.find((one) => one.route === route)?.body).toMatchObject({
    content: 'One\ntwo',
  })
  await userEvent.type(area, 'Half a thou')
  unmount()
  open([])
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Half a thou')
})

it('[T-24] says above the composer that sending was tried several times', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const route = `POST ${conversationPath}/messages`
  const { server } = open([], {}, { [route]: () => refuse('internal') })
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(await box(), 'Hello{Enter}')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(server.count(route)).toBe(3))
  await waitFor(() => expect(alerts()).toEqual(['Failed to send message after multiple attempts']))
})

it('[T-25, T-26] says above the composer that a message was refused, until the viewer types', async () => {
  const route = `POST ${conversationPath}/messages`
  open([], {}, { [route]: () => refuse('message_blocked') })
  const area = await box()
  await userEvent.type(area, 'Hello{Enter}')
  const words = 'You cannot send a message to this user due to a blocking relationship.'
  await waitFor(() => expect(alerts()).toEqual([words]))
  await userEvent.type(area, 'x')
  await waitFor(() => expect(alerts()).toEqual([]))
  const failed = await article(/^You: Hello, .*, Not sent$/)
  await userEvent.click(within(failed).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Hello')).toBeNull())
})

it('[Z-13] says that the messages could not be loaded, even beside a waiting message', async () => {
  const { server } = open([message(1)], {}, { [`GET ${conversationPath}/messages`]: dead })
  server.on(`POST ${conversationPath}/messages`, never)
  await screen.findByText('The messages could not be loaded.')
  await userEvent.type(await box(), 'Hello{Enter}')
  await article(/^You: Hello, .*, Waiting to be sent$/)
  const problem = screen
    .getAllByRole('alert')
    .find((alert) => within(alert).queryByText('The messages could not be loaded.'))
  if (!problem) throw new Error('The failure is not said.')
  server.on(`GET ${conversationPath}/messages`, () => ({
    messages: [message(1)],
    older: false,
    newer: false,
    upTo: 1,
  }))
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }))
  await article(/^Theo Lindqvist: message 1/)
  expect(screen.queryByText('The messages could not be loaded.')).toBeNull()
})

it('[T-07] edits an own message by the menu or the arrow up, never to blank, and loses no text', async () => {
  const sent = ownMessage(1, { content: 'Teh mix' })
  const route = `PATCH /messages/${sent.id}`
  const { server } = open([sent], {}, { [route]: dead })
  const row = await article(/^You: Teh mix/)
  await userEvent.click(within(row).getByRole('button', { name: 'Message options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await userEvent.keyboard('{Escape}')
  await within(row).findByText('Teh mix')
  await userEvent.click(await box())
  await userEvent.keyboard('{ArrowUp}')
  const area = (await box('Edit message')) as HTMLTextAreaElement
  expect([document.activeElement === area, area.value]).toEqual([true, 'Teh mix'])
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('textbox', { name: 'Edit message' })).toBeNull()
  expect(server.count(route)).toBe(0)

  await userEvent.click(await box())
  await userEvent.keyboard('{ArrowUp}')
  const again = (await box('Edit message')) as HTMLTextAreaElement
  await userEvent.clear(again)
  await userEvent.keyboard('{Enter}')
  within(row).getByText('Message cannot be empty')
  await userEvent.type(again, 'The mix{Enter}')
  await waitFor(() => expect(server.count(route)).toBe(1))
  await screen.findAllByText('Your change was not saved. Try again.')
  expect(((await box('Edit message')) as HTMLTextAreaElement).value).toBe('The mix')
  server.on(route, () => ({ ...sent, content: 'The mix', isEdited: true, change: 2 }))
  await userEvent.click(within(row).getByRole('button', { name: 'Save' }))
  await within(row).findByText('(edited)')
  expect(document.activeElement).toBe(row)
})

it('reopens an open edit after a reload, with the typed text', async () => {
  const sent = ownMessage(1, { content: 'Teh mix' })
  const { unmount } = open([sent])
  await article(/^You: Teh mix/)
  await userEvent.click(await box())
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.type(await box('Edit message'), ' is done')
  unmount()
  open([sent])
  expect(((await box('Edit message')) as HTMLTextAreaElement).value).toBe('Teh mix is done')
})

it('says why the viewer cannot write, and links to where that can be changed', async () => {
  const participants = [self, { ...other, blocked: true }]
  open([message(1)], { participants, can: { send: false, manage: false, leave: false } })
  const link = await screen.findByRole('link', { name: 'Unblock on their profile' })
  expect(link.getAttribute('href')).toBe(`/users/${theo.id}`)
  expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull()
})

it('moves from message to message by the arrow keys, with one tab stop', async () => {
  open([message(1), message(2), ownMessage(3)])
  await article(/^You: message 3/)
  const all = within(await list()).getAllByRole('article')
  expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  all[2]?.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(all[0])
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(all[2])
})
