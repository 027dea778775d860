import type { NewPoll } from '@patchbay/contract/content/polls'
import {
  sendMessage,
  type Message,
  type QuotedMessage,
} from '@patchbay/contract/messaging/messages'
import { call } from '../../../../platform/http/api.ts'
import type { OutboxEntry } from '../../../../platform/outbox/outbox-entries.ts'
import { createOutbox as createAnyOutbox } from '../../../../platform/outbox/outbox.ts'
import { outcomeOf, type SendOutcome } from '../../../../platform/outbox/send-outcome.ts'
import { attachedFrom, removeFile, type StoredFile } from '../../../content/attachments/public.ts'
import { sendTexts, sendTexts as texts } from '../composer/send-texts.ts'

/** What follows from a failure to send a message. */
export const messageOutcome = (error: unknown): SendOutcome =>
  outcomeOf(error, ({ code }) => ({
    text: (texts.refused as Partial<Record<string, string>>)[code] ?? texts.failed,
    // The viewer may be added to the conversation again.
    mayRetry: code === 'conversation_not_found',
  }))

/** A message that the server has not confirmed yet. */
export interface UnsentMessage extends OutboxEntry<Message> {
  readonly conversationId: string
  readonly content: string
  /** Already uploaded. */
  readonly files?: readonly StoredFile[]
  /** The message that it replies to. */
  readonly replyTo?: QuotedMessage
  readonly withoutPreview?: true | undefined
  /** The content is its question. */
  readonly poll?: NewPoll
}

/** What a message may have besides its text. */
export interface WithMessage extends Pick<
  UnsentMessage,
  'files' | 'replyTo' | 'withoutPreview' | 'poll'
> {
  /** The client id, if it was made before: of a voice message, which may be sent again after a crash. */
  readonly key?: string
}

export interface Outbox {
  readonly entries: () => readonly UnsentMessage[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (conversationId: string, content: string, more?: WithMessage) => void
  readonly tryAgain: (key: string) => void
  /** This also deletes its files. */
  readonly discard: (key: string) => void
  /** Messages received by the socket. */
  readonly receive: (messages: readonly Message[]) => void
  readonly start: () => () => void
}

/** The messages of one person. */
export function createOutbox(owner: string, onFailure: (error: unknown) => void): Outbox {
  const outbox = createAnyOutbox<UnsentMessage>({
    owner,
    name: 'outbox',
    queueOf: ({ conversationId }) => conversationId,
    outcomeOf: messageOutcome,
    failedOften: sendTexts.failedOften,
    post: ({ key, conversationId, content, files = [], replyTo, ...more }, signal) =>
      call(sendMessage, {
        params: { conversationId },
        body: {
          clientId: key,
          content,
          ...(files.length > 0 && { attachments: attachedFrom(files) }),
          ...(replyTo && { replyTo: replyTo.seq }),
          withoutPreview: more.withoutPreview,
          ...(more.poll && { poll: more.poll }),
        },
        signal,
      }),
  })
  return {
    entries: outbox.entries,
    subscribe: outbox.subscribe,
    send: (
      conversationId,
      content,
      { files = [], replyTo, withoutPreview, poll, key = crypto.randomUUID() } = {},
    ) =>
      outbox.add({
        key,
        conversationId,
        content,
        ...(files.length > 0 && { files }),
        ...(replyTo && { replyTo }),
        withoutPreview,
        ...(poll && { poll }),
      }),
    tryAgain: outbox.tryAgain,
    discard: (key) => outbox.take(key)?.files?.forEach(removeFile),
    receive: (messages) => {
      const unsettled = new Set(outbox.entries().flatMap(({ key, sent }) => (sent ? [] : key)))
      for (const message of messages)
        if (message.senderId === owner && unsettled.has(message.clientId))
          outbox.settle(message.clientId, message)
    },
    start: () => outbox.start(onFailure),
  }
}

/** Calls back for messages that fail from now on, and not for those that have failed before. */
export function failuresSince(outbox: Outbox, notify: (entry: UnsentMessage) => void): () => void {
  const failed = (): UnsentMessage[] => outbox.entries().filter(({ failure }) => failure)
  let known = new Set(failed().map(({ key }) => key))
  return outbox.subscribe(() => {
    const now = failed()
    const fresh = now.filter(({ key }) => !known.has(key))
    known = new Set(now.map(({ key }) => key))
    fresh.forEach(notify)
  })
}
