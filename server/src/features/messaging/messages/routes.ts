import { deleteMessage } from './delete-message.ts'
import { findMessageSince } from './find-message-since.ts'
import { forwardMessage } from './forwarding/forward-message.ts'
import { listMessages } from './list-messages.ts'
import { removeMessagePreview } from './previews/remove-message-preview.ts'
import { reactToMessage } from './reactions/react-to-message.ts'
import { sendMessage } from './send-message.ts'
import { updateMessage } from './update-message.ts'

export const messageRoutes = [
  listMessages,
  findMessageSince,
  sendMessage,
  forwardMessage,
  updateMessage,
  reactToMessage,
  removeMessagePreview,
  deleteMessage,
]
