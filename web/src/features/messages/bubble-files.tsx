import type { ReactNode } from 'react'
import { MessageFiles, WaitingFiles } from '../attachments/public.ts'
import type { ThreadMessage } from './thread-message.ts'

/** What is sent along, or is about to be. */
export function BubbleFiles({ entry }: { entry: ThreadMessage }): ReactNode {
  const { message, own } = entry
  if (message.waitingFiles) return <WaitingFiles files={message.waitingFiles} />
  return <MessageFiles attachments={message.attachments} side={own ? 'own' : 'other'} />
}
