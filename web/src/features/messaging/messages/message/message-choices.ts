import { mayDelete, mayEdit, mayReport } from '@patchbay/contract/messaging/messages'
import type { ThreadMessage } from '../thread/thread-message.ts'

export type MessageChoice = 'copy' | 'select' | 'edit' | 'delete' | 'report'

/** On a touch screen a long press opens the menu and selects no text. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** The actions that the viewer may take on a message, in the order of its menu. */
export function choicesOf({ message, own }: ThreadMessage): readonly MessageChoice[] {
  const { id, content, senderId } = message
  const viewerId = own ? senderId : ''
  const isSent = id !== undefined
  const may: Readonly<Record<MessageChoice, boolean>> = {
    copy: content !== '',
    select: content !== '' && isTouched(),
    edit: isSent && mayEdit(message, viewerId),
    delete: isSent && mayDelete(message, viewerId),
    report: isSent && mayReport(message, viewerId),
  }
  return (Object.keys(may) as MessageChoice[]).filter((choice) => may[choice])
}
