import { isPollOver } from '@patchbay/contract/content/polls'
import {
  mayDelete,
  mayEdit,
  mayEndPoll,
  mayForward,
  mayReactTo,
  mayReplyTo,
  mayReport,
} from '@patchbay/contract/messaging/messages'
import type { ThreadMessage } from '../thread/thread-message.ts'

export type MessageChoice =
  | 'react'
  | 'reply'
  | 'forward'
  | 'reactions'
  | 'copy'
  | 'select'
  | 'edit'
  | 'endPoll'
  | 'delete'
  | 'report'

/** On a touch screen a long press opens the menu and selects no text. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * The actions that the viewer may take on a message, in the order of its menu. `maySend`: they may
 * write in the conversation. `isBlocked`: they have blocked the sender.
 */
export function choicesOf(
  { message, own }: ThreadMessage,
  maySend: boolean,
  isBlocked = false,
): readonly MessageChoice[] {
  const { id, content, senderId, poll } = message
  const viewerId = own ? senderId : ''
  const isSent = id !== undefined
  const isOver = poll !== undefined && isPollOver(poll, Date.now())
  const may: Readonly<Record<MessageChoice, boolean>> = {
    react: maySend && isSent && mayReactTo(message),
    reply: maySend && isSent && mayReplyTo(message),
    forward: isSent && !isBlocked && mayForward(message),
    reactions: (message.reactions ?? []).length > 0,
    copy: content !== '',
    select: content !== '' && isTouched(),
    edit: isSent && mayEdit(message, viewerId),
    endPoll: isSent && mayEndPoll(message, viewerId) && !isOver,
    delete: isSent && mayDelete(message, viewerId),
    report: isSent && mayReport(message, viewerId),
  }
  return (Object.keys(may) as MessageChoice[]).filter((choice) => may[choice])
}

/**
 * Actions on messages. It is always the same object, so that it never causes rows to render again.
 */
export interface MessageActions {
  /** Chosen from the menu, or by a shortcut. */
  readonly choose: (entry: ThreadMessage, choice: MessageChoice) => void
  /** Sets the viewer's reaction to a message; `null` takes it back. */
  readonly react: (messageId: string, emoji: string | null) => void
  readonly edit: (messageId: string, text: string | undefined) => void
  readonly closeEdit: (key: string, messageId: string, isSaved: boolean) => void
  readonly tryAgain: (key: string) => void
  readonly discard: (key: string) => void
  /** Shows the message at this `seq`. */
  readonly jumpTo: (seq: number) => void
}
