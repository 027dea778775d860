import type { ReactNode } from 'react'
import { MessageFiles, WaitingFiles } from '../attachments/public.ts'
import type { ThreadMessage } from './thread-message.ts'

/** The files of a message, sent or still waiting to be sent. */
export function BubbleFiles({ entry }: { entry: ThreadMessage }): ReactNode {
  const { message, own } = entry
  if (message.waitingFiles) return <WaitingFiles files={message.waitingFiles} />
  return <MessageFiles attachments={message.attachments} side={own ? 'own' : 'other'} />
}
