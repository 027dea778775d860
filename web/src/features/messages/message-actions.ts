import type { MessageChoice } from './message-choices.ts'
import type { ThreadMessage } from './thread-message.ts'

/** What can be done with messages; always the same object, so that rows are not drawn for it. */
export interface MessageActions {
  /** From its menu, or by a key. */
  readonly choose: (entry: ThreadMessage, choice: MessageChoice) => void
  readonly edit: (messageId: string, text: string | undefined) => void
  readonly closeEdit: (key: string, messageId: string) => void
  readonly tryAgain: (key: string) => void
  readonly discard: (key: string) => void
}
