import type { NewMessage } from '@patchbay/contract/messaging/messages'
import { inboxTopic } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import { failingAs } from '../../../platform/http/failing-as.ts'
import type { Announcement } from '../../../platform/realtime/bus.ts'
import type { WantedPreview } from '../../content/previews/public.ts'
import { sendWithin, type AboutListing } from '../messages/public.ts'
import { insertConversation } from './conversations.store.ts'
import { acceptFor } from './requests/requests.store.ts'

interface Beginning {
  readonly userId: string
  readonly otherId: string
  readonly message?:
    | (NewMessage & { readonly about?: AboutListing; readonly preview?: WantedPreview })
    | undefined
  readonly now: Date
  /** Accounts that were created later ask everybody first. */
  readonly youngest?: Date | null
  /** Called if there was no conversation yet. */
  readonly made: () => void
}

interface StartedConversation {
  /** The id of the conversation. */
  readonly id: string
  /** The caller sends them after the commit. */
  readonly announcements: readonly Announcement[]
}

/**
 * Creates the conversation of two people and sends the first message, if there is one. The caller
 * must hold the locks on both accounts, and have checked that one may write to the other.
 */
export async function beginConversation(
  tx: Database,
  { userId, otherId, message, now, youngest = null, made }: Beginning,
): Promise<StartedConversation> {
  const isAwaited = message?.about !== undefined
  const pair = { starterId: userId, otherId, now, isAwaited, youngest }
  const { id, isNew } = await insertConversation(tx, pair)
  if (isNew) made()
  // Who writes accepts, and contact about a listing always arrives, because its owner wants it.
  const accepting = isNew ? [] : isAwaited ? [userId, otherId] : [userId]
  const accepted = await acceptFor(tx, id, accepting)
  const said =
    message &&
    (await failingAs('first_message_failed', () => sendWithin(tx, id, userId, message, now)))
  const joined = isNew ? [userId, otherId] : accepted
  const announcements: Announcement[] = joined.map((person) => ({
    kind: 'changed',
    topic: inboxTopic(person),
  }))
  if (said?.announcement !== undefined) announcements.push(said.announcement)
  return { id, announcements }
}
