import type { MessageChoice } from './message-choices.ts'
import type { ThreadMessage } from '../thread/thread-message.ts'

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
