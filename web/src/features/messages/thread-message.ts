import type { Message } from '@patchbay/contract/messages'
import type { Person } from '@patchbay/contract/people'
import type { StoredFile } from '../attachments/public.ts'
import type { Log } from './log.ts'
import type { OutboxEntry } from './outbox-entries.ts'

/** What a bubble shows, of a message that was sent or is about to be. */
export interface ShownMessage extends Pick<
  Message,
  | 'senderId'
  | 'sender'
  | 'content'
  | 'event'
  | 'attachments'
  | 'createdAt'
  | 'isEdited'
  | 'deletedAt'
> {
  /** What it was written about; nothing that is sent from here is. */
  readonly listingReference?: Message['listingReference']
  /** Once the server has it. */
  readonly id?: string
  readonly seq?: number
  /** Before that: uploaded, and to be sent along. */
  readonly waitingFiles?: readonly StoredFile[]
}

export interface ThreadMessage {
  /** As the sender's browser called it: the same before and after it is sent. */
  readonly key: string
  readonly message: ShownMessage
  readonly own: boolean
  readonly state: 'sent' | 'waiting' | 'failed'
  readonly error?: string
  /** Whether the same may be tried again. */
  readonly mayRetry: boolean
}

/** The same object for the same message: what has not changed is not drawn again. */
const shown = new WeakMap<Message, ThreadMessage>()

function sentMessage(message: Message, viewerId: string): ThreadMessage {
  const known = shown.get(message)
  if (known) return known
  const own = message.senderId === viewerId
  const made: ThreadMessage = {
    key: message.clientId,
    message,
    own,
    state: 'sent',
    mayRetry: false,
  }
  shown.set(message, made)
  return made
}

function unsentMessage(entry: OutboxEntry, viewer: Person): ThreadMessage {
  const { key, content, files = [], createdAt, failure } = entry
  return {
    key,
    message: {
      senderId: viewer.id,
      sender: viewer,
      content,
      event: null,
      attachments: [],
      ...(files.length > 0 && { waitingFiles: files }),
      createdAt,
      isEdited: false,
      deletedAt: null,
    },
    own: true,
    state: failure ? 'failed' : 'waiting',
    ...(failure && { error: failure.text }),
    mayRetry: failure?.mayRetry ?? false,
  }
}

const taken = new WeakMap<ThreadMessage, ThreadMessage>()

/** As it will be: nothing but its place. */
function withoutWords(entry: ThreadMessage): ThreadMessage {
  const known = taken.get(entry)
  if (known) return known
  const { message } = entry
  const deletedAt = message.createdAt
  const made = { ...entry, message: { ...message, content: '', attachments: [], deletedAt } }
  taken.set(entry, made)
  return made
}

/** Those that the viewer takes back are gone before the server has said so. */
export const withoutDeleted = (
  messages: readonly ThreadMessage[],
  ids: ReadonlySet<string>,
): readonly ThreadMessage[] =>
  ids.size === 0
    ? messages
    : messages.map((entry) => (ids.has(entry.message.id ?? '') ? withoutWords(entry) : entry))

/** The oldest first, what is not sent yet last, and nothing twice. */
export function threadMessages(
  log: Log | undefined,
  entries: readonly OutboxEntry[],
  viewer: Person,
): readonly ThreadMessage[] {
  const known = [...(log?.messages ?? []), ...(log?.ahead ?? [])]
  const own = new Set(
    known.flatMap(({ senderId, clientId }) => (senderId === viewer.id ? clientId : [])),
  )
  const rest = entries.flatMap((entry) => {
    if (own.has(entry.key)) return []
    if (!entry.sent) return unsentMessage(entry, viewer)
    // Its place is at the end, which is not what is shown.
    return log?.newer ? [] : sentMessage(entry.sent, viewer.id)
  })
  return [...known.map((message) => sentMessage(message, viewer.id)), ...rest]
}
