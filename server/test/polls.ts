import type { NewPoll } from '@patchbay/contract/content/polls'
import { sendMessage, type Message } from '@patchbay/contract/messaging/messages'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

/** A poll with three answers, unless others are given. */
export const pollOf = (given: Partial<NewPoll> = {}): NewPoll => ({
  answers: ['Friday', 'Saturday', 'Sunday'],
  isMultiple: false,
  isAnonymous: false,
  endsAt: null,
  ...given,
})

/** Sends a poll to a group, and returns the whole answer. */
export const tryAsk = (
  by: TestPerson,
  conversationId: string,
  given: Partial<NewPoll> = {},
  { content = 'When do we record?', clientId = newId() } = {},
) =>
  by.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId, content, poll: pollOf(given) },
  })

/** The same, which must succeed. */
export async function ask(
  by: TestPerson,
  conversationId: string,
  given: Partial<NewPoll> = {},
  content?: string,
): Promise<Message> {
  const { status, body } = await tryAsk(by, conversationId, given, content ? { content } : {})
  if (status !== 200) throw new Error(`Nothing was asked: ${status}.`)
  return body
}
