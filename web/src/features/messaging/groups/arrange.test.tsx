import type { Arrangement, Conversation } from '@patchbay/contract/messaging/conversations'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../test/fake-layout.ts'
import { refuse } from '../../../../test/fake-server.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../test/messages-server.ts'
import { conversation, message } from '../../../../test/messages.ts'
import { renderPage } from '../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const route = `PATCH ${conversationPath}/arrangement`
const unarranged = { isPinned: false, isArchived: false, isMarkedUnread: false, unread: false }
const dead = () => Promise.reject(new TypeError('Failed to fetch'))
const other = conversation({
  id: sampleId(60),
  isGroup: true,
  name: 'Day shift',
  lastMessage: 'Later than all',
  lastMessageAt: '2026-11-16T10:00:00.000Z',
  seq: 4,
  change: 4,
  participants: conversation().participants.map((one) => ({
    ...one,
    conversationId: sampleId(60),
    lastReadSeq: 4,
  })),
})

async function open(changes: Partial<Conversation> = {}) {
  const server = messagesServer({
    messages: [message(1, { content: 'Take two' })],
    others: [other],
    ...(Object.keys(changes).length > 0 && {
      conversation: { ...conversation({ seq: 1, change: 1, ...changes }), ...changes },
    }),
  })
  server.on(route, (body) => ({ ...unarranged, ...(body as Partial<Arrangement>) }))
  const app = renderPage(openPage, { server })
  await screen.findByRole('article', { name: /Take two/ })
  return { ...app, server }
}

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Conversation options' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const status = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))
const titles = () =>
  within(screen.getByRole('list', { name: 'Conversations' }))
    .getAllByRole('link')
    .map(({ textContent }) => (/Day shift|Theo/.exec(textContent) ?? [''])[0])
const show = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('pins a conversation above the others, and lets it go again', async () => {
  const { server } = await open()
  expect(titles()).toEqual(['Day shift', 'Theo'])
  await choose('Pin')
  await status('Pinned above the others.')
  expect(server.lastBody(route)).toEqual({ isPinned: true })
  expect(titles()).toEqual(['Theo', 'Day shift'])
  screen.getByText('Pinned')
  await choose('Unpin')
  await status('No longer pinned.')
  expect(titles()).toEqual(['Day shift', 'Theo'])
})

it('says why a conversation could not be pinned, and changes nothing', async () => {
  const { server } = await open()
  server.on(route, () => refuse('too_many_pinned'))
  await choose('Pin')
  await status('You can pin 10 conversations. Unpin one first.')
  server.on(route, dead)
  await choose('Pin')
  await status('The list could not be changed. Try again.')
  expect(titles()).toEqual(['Day shift', 'Theo'])
})

it('archives a conversation, goes back to the list, and takes it back on demand', async () => {
  const { server, address } = await open()
  await choose('Archive')
  await status('Archived. The next message brings it back.')
  await waitFor(() => expect([address(), titles()]).toEqual(['/messages', ['Day shift']]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await status('Back in the list.')
  expect(server.lastBody(route)).toEqual({ isArchived: false })
  await waitFor(() => expect(titles()).toEqual(['Day shift', 'Theo']))
})

it('shows what is archived by itself, from which it can be taken out', async () => {
  const { server } = await open({ isArchived: true, lastMessage: 'Take two', lastMessageSeq: 1 })
  expect(titles()).toEqual(['Day shift'])
  server.on('GET /conversations', (_, query) => ({
    conversations: query.get('only') === 'archived' ? [] : [other],
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  }))
  await show('Archived')
  await screen.findByText('Nothing is archived.')
  await show('All')
  await choose('Take out of the archive')
  await status('Back in the list.')
  await waitFor(() => expect(titles()).toEqual(['Day shift', 'Theo']))
})

it('marks a conversation as unread until it is opened again', async () => {
  const { server, address } = await open()
  const read = `POST ${conversationPath}/read`
  server.on(route, () => ({ ...unarranged, isMarkedUnread: true, unread: true }))
  await waitFor(() => expect(server.count(read)).toBe(1))
  await choose('Mark as unread')
  await status('Marked as unread.')
  expect(address()).toBe('/messages')
  const row = () => within(screen.getByRole('list', { name: 'Conversations' }))
  row().getByRole('link', { name: /Theo.*Unread/ })
  // Nothing is read for as long as nobody opens it.
  expect(server.count(read)).toBe(1)
  await userEvent.click(row().getByRole('link', { name: /Theo/ }))
  await waitFor(() => expect(server.count(read)).toBe(2))
  await waitFor(() => expect(row().queryByRole('link', { name: /Unread/ })).toBeNull())
})
