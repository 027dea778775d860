import { declineRequest } from '@patchbay/contract/messaging/conversations'
import { updateMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { requireMaySend, type SenderAccess } from './messages.policy.ts'
import { findUnsent, insertIfMaySendAndEnqueuePush } from './sent-messages.store.ts'

let app: TestApp
let sender: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  sender = await createPerson(app)
  other = await createPerson(app)
})
afterAll(() => app.stop())

const close = (id: string, closed: 'blocked' | 'gone') =>
  query(app.db).updateTable('conversations').set({ closed }).where('id', '=', id).execute()

async function startRequest(): Promise<string> {
  await sender.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
  const id = await startPair(other, sender)
  await say(other, id, 'Marimba for hire')
  return id
}

async function startWithThird(): Promise<string> {
  return startGroup(other, [sender, await createPerson(app)])
}

const kinds: readonly (readonly [
  kind: string,
  refusal: string | undefined,
  start: () => Promise<string>,
])[] = [
  ['in an open conversation of two', undefined, () => startPair(sender, other)],
  ['in a group', undefined, startWithThird],
  [
    'in a conversation that a block has closed',
    'message_blocked',
    async () => {
      const id = await startPair(sender, other)
      await other.client.call(blockPerson, { params: { userId: sender.id } })
      return id
    },
  ],
  [
    'in a conversation whose other account is deleted',
    'recipient_gone',
    async () => {
      const id = await startPair(sender, other)
      await close(id, 'gone')
      return id
    },
  ],
  [
    'in a group that they have left',
    'conversation_not_found',
    async () => {
      const id = await startWithThird()
      await leaveGroup(app, sender, id)
      return id
    },
  ],
  [
    'outside of the conversation',
    'conversation_not_found',
    async () => startPair(other, await createPerson(app)),
  ],
  ['without a conversation', 'conversation_not_found', () => Promise.resolve(newId())],
  ['before they accept a request', 'message_blocked', startRequest],
  [
    'after they declined a request',
    'message_blocked',
    async () => {
      const id = await startRequest()
      await sender.client.call(declineRequest, { params: { conversationId: id } })
      return id
    },
  ],
]

function refusalOf(access: SenderAccess | null): string | undefined {
  try {
    requireMaySend(access)
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code
  }
}

it.each(kinds)('SQL and the policy agree about a sender %s', async (_kind, refusal, start) => {
  const now = new Date()
  const conversationId = await start()
  const row = { conversationId, senderId: sender.id, clientId: newId(), content: 'Ready', now }
  const { access } = await findUnsent(app.db, row)
  expect(refusalOf(access)).toBe(refusal)
  const stored = await insertIfMaySendAndEnqueuePush(app.db, row)
  expect(stored === undefined).toBe(refusal !== undefined)
})
