import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { person, sampleId } from '../../../../../test/inside-samples.ts'
import { messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message, ownMessage } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { writeDraft } from '../../../../platform/storage/drafts.ts'

const [marcus, amara] = [person(13, 'Marcus Bell'), person(14, 'Amara Osei')]
const [self, other] = conversation().participants
if (!self || !other) throw new Error('A conversation of two has two participants.')

const group: Conversation = conversation({
  id: sampleId(501),
  isGroup: true,
  name: 'Slow Signal session',
  seq: 3,
  unread: true,
  lastMessage: 'can do brushes or sticks',
  lastMessageAt: '2025-11-09T12:00:00.000Z',
  lastMessageSenderId: marcus.id,
  participants: [
    self,
    { ...other, userId: marcus.id, user: marcus },
    { ...other, userId: amara.id, user: amara },
  ],
  participantCount: 3,
})
const emptied: Conversation = conversation({
  id: sampleId(502),
  seq: 9,
  lastMessageAt: '2025-10-09T12:00:00.000Z',
  lastMessageSenderId: amara.id,
  participants: [self, { ...other, userId: amara.id, user: amara }],
})

const list = () => screen.findByRole('list', { name: 'Conversations' })
async function rows(): Promise<HTMLElement[]> {
  return within(await list()).findAllByRole('link')
}
/** The three conversations of the inbox below. */
async function threeRows(): Promise<[HTMLElement, HTMLElement, HTMLElement]> {
  const [first, second, third] = await rows()
  if (!first || !second || !third) throw new Error('There are fewer than three.')
  return [first, second, third]
}
const inbox = { messages: [message(1), ownMessage(2, { content: 'On my way.' })] }

it('[S-10, S-11, S-17] lists conversations in the order of the server, unread ones in bold with a dot', async () => {
  const server = messagesServer({ ...inbox, others: [group, emptied] })
  const { address } = renderPage('/messages', { server })
  const [pair, session, gone] = await threeRows()
  expect(pair.textContent).toMatch(/^Theo Lindqvist.*You: On my way\.$/)
  expect(session.textContent).toContain('11/09/25')
  expect(within(session).getByText('Marcus: can do brushes or sticks').className).toContain(
    'font-semibold',
  )
  within(session).getByText('Unread')
  expect(within(pair).queryByText('Unread')).toBeNull()
  within(gone).getByText('No messages yet')
  await userEvent.click(session)
  expect(address()).toBe(`/messages?id=${group.id}`)
  await waitFor(() => expect(session.getAttribute('aria-current')).toBe('page'))
})

it('shows what was begun in another conversation, until it is opened', async () => {
  writeDraft(self.userId, `message:${group.id}`, { content: `Brushes, <@${self.userId}|Ida>` })
  writeDraft(self.userId, `message:${emptied.id}`, { content: ' ', files: [{ name: 'mix.wav' }] })
  renderPage('/messages', { server: messagesServer({ ...inbox, others: [group, emptied] }) })
  const [pair, session, gone] = await threeRows()
  expect(pair.textContent).not.toContain('Draft')
  expect(within(session).getByText('Brushes, @Ida').textContent).toBe('Draft: Brushes, @Ida')
  within(session).getByText('Unread')
  within(gone).getByText('mix.wav')
  await userEvent.click(session)
  await waitFor(() => expect(session.textContent).not.toContain('Draft'))
})

it('names what the other person does, and how many are in a group', async () => {
  const server = messagesServer(inbox)
  server.on('GET /conversations', () => ({
    conversations: [
      conversation({ seq: 2, lastMessage: 'On my way.', profession: 'Sound Engineer' }),
      group,
      emptied,
    ],
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  }))
  renderPage('/messages', { server })
  const [pair, session, quiet] = await threeRows()
  within(pair).getByText('Sound Engineer')
  within(session).getByText('3 people')
  expect(quiet.textContent).toMatch(/^Amara Osei\D*10\/09\/25/)
})

it('shows only what is unread, or groups, also what is not loaded yet', async () => {
  const far = { ...group, id: sampleId(503), name: 'Brass, last year' }
  const server = messagesServer(inbox)
  const parts: Record<string, readonly Conversation[]> = {
    all: [conversation({ seq: 2, lastMessage: 'On my way.' }), group, emptied],
    unread: [group, far],
    groups: [],
  }
  server.on('GET /conversations', (_, query) => ({
    conversations: parts[query.get('only') ?? 'all'],
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  }))
  renderPage('/messages', { server })
  await threeRows()
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await choose('Unread')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Slow Signal/),
    expect.stringMatching(/^Brass/),
  ])
  await choose('Groups')
  await screen.findByText('You are in no group yet.')
  await choose('All')
  await threeRows()
})

it('narrows what is loaded if the server does not answer', async () => {
  const server = messagesServer({ ...inbox, others: [group, emptied] })
  renderPage('/messages', { server })
  await threeRows()
  server.on('GET /conversations', dead)
  await userEvent.click(screen.getByRole('button', { name: 'Groups' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})

it('[CON-55] hides the words of a blocked person, also of one whom the row does not name', async () => {
  const blockedIds = [sampleId(77)]
  const folded = { ...group, blockedIds, lastMessageSenderId: sampleId(77) }
  const server = messagesServer({ ...inbox, others: [folded, emptied] })
  renderPage('/messages', { server })
  const [, session] = await threeRows()
  within(session).getByText('A message from somebody you have blocked')
  expect(document.body.textContent).not.toContain('brushes')
})

it('[S-09] opens the conversation that the URL names', async () => {
  const server = messagesServer({ ...inbox, others: [group, emptied] })
  renderPage(openPage, { server })
  await screen.findByRole('heading', { level: 2, name: /^Theo Lindqvist/ })
  const [pair, ...rest] = await threeRows()
  expect(pair.getAttribute('aria-current')).toBe('page')
  expect(rest.map((row) => row.getAttribute('aria-current'))).toEqual([null, null])
})

it('moves through the list by the arrow keys, and opens by Enter', async () => {
  const server = messagesServer({ ...inbox, others: [group, emptied] })
  const { address } = renderPage('/messages', { server })
  const [pair, session, gone] = await threeRows()
  expect([pair, session, gone].map((row) => row.tabIndex)).toEqual([0, -1, -1])
  pair.focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(gone)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(session)
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(address()).toBe(`/messages?id=${group.id}`)
})

it('[S-03, S-07, S-08] searches on the server, and says what to do if no conversation is chosen', async () => {
  const asked: (string | null)[] = []
  const server = messagesServer(
    {},
    {
      'GET /conversations': (_, query) => {
        asked.push(query.get('q'))
        const conversations = query.get('q') === null ? [group] : []
        return { conversations, nextCursor: null, asOf: '2026-11-15T10:00:00.000Z' }
      },
    },
  )
  renderPage('/messages', { server })
  await rows()
  await screen.findByRole('heading', { name: 'Select a Conversation' })
  screen.getByText('Choose a conversation from the list or start a new one')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'tape')
  await screen.findByText('No conversations found')
  expect(asked.findLast((q) => q !== null)).toBe('tape')
  expect(asked).not.toContain('ta')
})

it('[S-04, S-08] offers a new group and a new message, in the list and if nothing is chosen', async () => {
  renderPage('/messages', { server: messagesServer(inbox) })
  await rows()
  for (const [name, title] of [
    ['New Group', 'Create Group Chat'],
    ['New Message', 'New Message'],
  ] as const)
    for (const button of screen.getAllByRole('button', { name })) {
      await userEvent.click(button)
      const dialog = await screen.findByRole('dialog', { name: title })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
})

it('[S-05] collapses to the faces, and is still collapsed the next time', async () => {
  const app = renderPage('/messages', { server: messagesServer(inbox) })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the list' }))
  expect(screen.queryByText('You: On my way.')).toBeNull()
  within(await list()).getByText('Theo Lindqvist')
  app.unmount()
  renderPage('/messages', { server: messagesServer(inbox) })
  await userEvent.click(await screen.findByRole('button', { name: 'Expand the list' }))
  await screen.findByText('You: On my way.')
  expect(localStorage.getItem('messages-list-expanded')).toBe('true')
})

it('shows the whole list on a phone, even if it was collapsed on a desktop', async () => {
  localStorage.setItem('messages-list-expanded', 'false')
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: media === '(width < 768px)',
      media,
    }),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  renderPage('/messages', { server: messagesServer(inbox) })
  await screen.findByText('You: On my way.')
})

it('[S-16] says when there are no conversations', async () => {
  const nothing = { conversations: [], nextCursor: null, asOf: '2026-11-15T10:00:00.000Z' }
  renderPage('/messages', { server: messagesServer({}, { 'GET /conversations': () => nothing }) })
  await screen.findByText('No conversations yet')
  expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('suggests people to write to while there are no conversations, and not afterwards', async () => {
  const nothing = { conversations: [], nextCursor: null, asOf: '2026-11-15T10:00:00.000Z' }
  const server = messagesServer(inbox, {
    'GET /conversations': () => nothing,
    'GET /people/suggested': () => ({
      suggestions: [
        {
          person: { ...person(31, 'Nia Okafor'), profession: 'Songwriter', city: 'Leeds' },
          reasons: [{ kind: 'city', value: 'Leeds' }],
        },
      ],
    }),
  })
  const { unmount, queryClient } = renderPage('/messages', { server })
  const people = within(await screen.findByRole('region', { name: 'People you may work with' }))
  people.getByText('In Leeds, like you')
  people.getByRole('link', { name: 'Nia Okafor' })
  unmount()
  queryClient.clear()
  renderPage('/messages', { server: messagesServer(inbox) })
  await screen.findByText('You: On my way.')
  expect(screen.queryByRole('region', { name: 'People you may work with' })).toBeNull()
})

it('[S-20] says in place of the list that it could not be loaded, and tries again', async () => {
  const server = messagesServer(inbox, { 'GET /conversations': () => refuse('forbidden') })
  renderPage('/messages', { server })
  const problem = await screen.findByRole('alert')
  within(problem).getByText('Your conversations could not be loaded.')
  server.on('GET /conversations', () => ({
    conversations: [group],
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  }))
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Slow Signal session')
})
