import { wordsOfFile } from '@patchbay/contract/content/attachments'
import { quote, type Message, type QuotedMessage } from '@patchbay/contract/messaging/messages'
import type { Person } from '@patchbay/contract/people/people'
import type { StoredFile } from '../../../content/attachments/public.ts'
import type { UnsentMessage } from '../outbox/outbox.ts'
import type { Log } from './log.ts'

/** The data of a bubble, for a message that was sent or is about to be. */
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
  /** The listing that the message is about; messages sent from here have none. */
  readonly listingReference?: Message['listingReference']
  readonly brief?: Message['brief']
  readonly replyTo?: Message['replyTo']
  readonly reactions?: Message['reactions']
  readonly isForwarded?: Message['isForwarded']
  readonly preview?: Message['preview']
  readonly poll?: Message['poll']
  /** Set once the server has stored the message. */
  readonly id?: string
  readonly seq?: number
  readonly change?: number
  /** Set before that: uploaded files that will be sent with it. */
  readonly waitingFiles?: readonly StoredFile[]
}

/** The message as a reply to it would quote it; undefined before it was sent. */
export function quoteOf(message: ShownMessage): QuotedMessage | undefined {
  const { seq, change } = message
  return seq === undefined || change === undefined ? undefined : quote({ ...message, seq, change })
}

/** What is quoted before it is sent: as the original is now, if it is loaded. */
export const quoteNow = (
  stored: QuotedMessage,
  messages: readonly ShownMessage[],
): QuotedMessage => {
  const original = messages.find(({ seq }) => seq === stored.seq)
  return (original && quoteOf(original)) ?? stored
}

/** The brief, unless the words of the message still say it. */
export const shownBrief = ({ brief, content }: ShownMessage): string =>
  brief && !content.includes(brief) ? brief : ''

/** Everything that was written: a poll has its answers below its question. */
export const writtenIn = ({ content, poll }: Pick<ShownMessage, 'content' | 'poll'>): string =>
  [content, ...(poll?.answers ?? []).map(({ text }) => text)].join('\n')

export interface ThreadMessage {
  /** The client id, which is the same before and after sending. */
  readonly key: string
  readonly message: ShownMessage
  readonly own: boolean
  readonly state: 'sent' | 'waiting' | 'failed'
  readonly error?: string
  /** Whether the viewer may retry. */
  readonly mayRetry: boolean
}

/** Returns the same object for the same message, so that unchanged rows do not render again. */
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

function unsentMessage(
  entry: UnsentMessage,
  viewer: Person,
  known: readonly Message[],
): ThreadMessage {
  const { key, content, files = [], replyTo, poll, createdAt, failure } = entry
  return {
    key,
    message: {
      senderId: viewer.id,
      sender: viewer,
      content,
      event: null,
      attachments: [],
      ...(files.length > 0 && { waitingFiles: files }),
      ...(replyTo && { replyTo: quoteNow(replyTo, known) }),
      ...(poll && {
        poll: { ...poll, voters: 0, answers: poll.answers.map((text) => ({ text, votes: 0 })) },
      }),
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

/** The message as it will be once deleted: without text and files. */
function withoutWords(entry: ThreadMessage): ThreadMessage {
  const known = taken.get(entry)
  if (known) return known
  const { message } = entry
  const deletedAt = message.createdAt
  const nothing = { content: '', attachments: [], reactions: [], deletedAt }
  const made = { ...entry, message: { ...message, ...nothing } }
  taken.set(entry, made)
  return made
}

/** Messages that the viewer is deleting appear as deleted before the server has answered. */
export const withoutDeleted = (
  messages: readonly ThreadMessage[],
  ids: ReadonlyMap<string, unknown>,
): readonly ThreadMessage[] =>
  ids.size === 0
    ? messages
    : messages.map((entry) => (ids.has(entry.message.id ?? '') ? withoutWords(entry) : entry))

/** The emoji that a person has reacted with. */
export const reactionOf = (
  reactions: Message['reactions'] | undefined,
  userId: string,
): string | null => reactions?.find(({ userIds }) => userIds.includes(userId))?.emoji ?? null

/** The oldest first, unsent messages last, without duplicates. */
export function threadMessages(
  log: Log | undefined,
  entries: readonly UnsentMessage[],
  viewer: Person,
): readonly ThreadMessage[] {
  const known = [...(log?.messages ?? []), ...(log?.ahead ?? [])]
  const own = new Set(
    known.flatMap(({ senderId, clientId }) => (senderId === viewer.id ? clientId : [])),
  )
  const rest = entries.flatMap((entry) => {
    if (own.has(entry.key)) return []
    if (!entry.sent) return unsentMessage(entry, viewer, known)
    // It belongs at the end, which is not loaded here.
    return log?.newer ? [] : sentMessage(entry.sent, viewer.id)
  })
  return [...known.map((message) => sentMessage(message, viewer.id)), ...rest]
}

type WithFiles = Pick<ShownMessage, 'attachments' | 'waitingFiles'>

/** The files of a message in words, sent or waiting. */
export const fileNames = ({ attachments, waitingFiles }: WithFiles): readonly string[] =>
  (waitingFiles ?? attachments).map(wordsOfFile)
