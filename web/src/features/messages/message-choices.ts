import { mayDelete, mayEdit, mayReport } from '@patchbay/contract/messages'
import type { ThreadMessage } from './thread-message.ts'

export type MessageChoice = 'copy' | 'edit' | 'delete' | 'report'

/** What the viewer can do with a message, in the order of its menu. */
export function choicesOf({ message, own }: ThreadMessage): readonly MessageChoice[] {
  const { id, content, senderId } = message
  const viewerId = own ? senderId : ''
  const isSent = id !== undefined
  const may: Readonly<Record<MessageChoice, boolean>> = {
    copy: content !== '',
    edit: isSent && mayEdit(message, viewerId),
    delete: isSent && mayDelete(message, viewerId),
    report: isSent && mayReport(message, viewerId),
  }
  return (Object.keys(may) as MessageChoice[]).filter((choice) => may[choice])
}
