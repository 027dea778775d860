// @vitest-environment node
import type { FoundMessage } from '@patchbay/contract/messaging/message-search'
import type { Message } from '@patchbay/contract/messaging/messages'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createTruth } from '../../../../test/conversation-truth.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import { conversationId, message, theo, viewerId } from '../../../../test/messages.ts'
import { conversationKeys as keys } from './conversation-keys.ts'
import { dropConversation, forgetConversation, takeDelta } from './conversations.cache.ts'

const found = (seq: number, where = conversationId): FoundMessage => ({
  id: message(seq).id,
  conversationId: where,
  seq,
  sender: theo,
  createdAt: message(seq).createdAt,
  excerpt: [{ text: `message ${seq}`, isFound: true }],
})

/** Two searches of all conversations; only one has found the first message. */
function begin() {
  const client = new QueryClient()
  const put = (q: string, hits: readonly FoundMessage[]) =>
    client.setQueryData(keys.found(q, ''), {
      pages: [{ found: hits, conversations: [], nextCursor: null }],
      pageParams: [undefined],
    })
  put('message', [found(3, sampleId(501)), found(2), found(1)])
  put('two', [found(2)])
  const seqs = (q = 'message') =>
    client
      .getQueryData<{ pages: { found: FoundMessage[] }[] }>(keys.found(q, ''))
      ?.pages.flatMap((page) => page.found.map(({ seq }) => seq))
  const receive = (changed: Message) =>
    takeDelta(client, { ...createTruth().changes(0), upTo: 9, messages: [changed] }, viewerId)
  const isAskedAgain = (q: string) => client.getQueryState(keys.found(q, ''))?.isInvalidated
  return { client, seqs, receive, isAskedAgain }
}

it('removes a deleted message from the search results', () => {
  const { seqs, receive } = begin()
  receive(message(2, { content: '', deletedAt: '2026-11-15T12:00:00.000Z' }))
  expect([seqs(), seqs('two')]).toEqual([[3, 1], []])
})

it('fetches results again if a found message was edited', () => {
  const { receive, isAskedAgain } = begin()
  receive(message(4))
  receive(message(1, { isEdited: true, content: 'other words' }))
  expect([isAskedAgain('message'), isAskedAgain('two')]).toEqual([true, false])
})

it.each([dropConversation, forgetConversation])(
  'removes messages of a conversation that the viewer has left: %o',
  (leave) => {
    const { client, seqs } = begin()
    leave(client, conversationId)
    expect([seqs(), seqs('two')]).toEqual([[3], []])
  },
)
