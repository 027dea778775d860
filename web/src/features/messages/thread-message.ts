import type { Message } from '@patchbay/contract/messages'

/** What a bubble shows, of a message that was sent or is about to be. */
export interface ShownMessage extends Pick<
  Message,
  'senderId' | 'sender' | 'content' | 'createdAt' | 'isEdited' | 'deletedAt'
> {
  /** Once the server has it. */
  readonly id?: string
  readonly seq?: number
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

export const sentMessage = (message: Message, viewerId: string): ThreadMessage => ({
  key: message.clientId,
  message,
  own: message.senderId === viewerId,
  state: 'sent',
  mayRetry: false,
})
