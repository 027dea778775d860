import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer } from '../../../../../test/messages-server.ts'
import {
  conversation,
  conversationId,
  message,
  ownMessage,
  viewerId,
} from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import type { UnsentMessage } from './outbox.ts'
import { unsentPreviews } from './use-unsent-previews.ts'

const entry = (order: number, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key: sampleId(800 + order),
  conversationId,
  content: `words ${order}`,
  createdAt: '2026-11-15T12:00:00.000Z',
  order,
  attempts: 0,
  ...changes,
})
const failure = { text: 'No.', mayRetry: false }

const newest = conversation({
  id: sampleId(501),
  seq: 1,
  lastMessage: 'Later than the others.',
  lastMessageAt: '2026-11-15T11:00:00.000Z',
})
const send = `POST ${conversationPath}/messages`

/** A page with a message to Theo, which was written before the page was opened. */
function open(answer: () => unknown) {
  const one = entry(1, { content: 'In the tunnel.' })
  localStorage.setItem(`kept:${viewerId}:outbox:${one.key}`, JSON.stringify(one))
  const server = messagesServer(
    { messages: [message(1), message(2)], others: [newest] },
    { [send]: answer },
  )
  renderPage('/messages', { server })
  return server
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).findAllByRole('link')

it('shows a waiting message in the list, with its conversation at the top', async () => {
  open(dead)
  const [first, second] = await rows()
  if (!first || !second) throw new Error('There are two conversations.')
  expect(first.textContent).toMatch(/^Theo Lindqvist.*You: In the tunnel\.$/)
  within(first).getByRole('img', { name: 'Waiting to be sent' })
  expect(second.textContent).toContain('Later than the others.')
  expect(within(second).queryByRole('img', { name: 'Waiting to be sent' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the list' }))
  within((await rows())[0] as HTMLElement).getByRole('img', { name: 'Waiting to be sent' })
})

it('marks a message that has failed', async () => {
  open(() => refuse('message_blocked'))
  await waitFor(async () => {
    const [first] = await rows()
    expect(first?.textContent).toMatch(/You: In the tunnel\.$/)
    within(first as HTMLElement).getByRole('img', { name: 'Not sent' })
  })
})

it('takes the mark away once it was sent, and keeps the place of the conversation', async () => {
  open((): unknown =>
    ownMessage(3, {
      clientId: entry(1).key,
      content: 'In the tunnel.',
      createdAt: '2026-11-15T12:00:01.000Z',
    }),
  )
  await waitFor(async () => {
    const [first] = await rows()
    expect(first?.textContent).toMatch(/^Theo Lindqvist.*You: In the tunnel\.$/)
    expect(within(first as HTMLElement).queryByRole('img', { name: /sent/ })).toBeNull()
  })
})

it('shows the last message of each conversation, and does not hide one that has failed', () => {
  const other = sampleId(502)
  const files = [{ id: sampleId(1), name: 'take-3.wav' }] as never
  const previews = unsentPreviews([
    entry(1, { failure }),
    entry(2),
    entry(3, { conversationId: other }),
    entry(4, { conversationId: other, content: '', files }),
  ])
  expect(previews.get(conversationId)).toMatchObject({ text: 'words 1', state: 'failed' })
  expect(previews.get(other)).toMatchObject({ text: 'take-3.wav', state: 'waiting' })
})
