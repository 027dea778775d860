import { createReply } from './create-reply.ts'
import { deleteReply } from './delete-reply.ts'
import { likeReply, unlikeReply } from './like-reply.ts'
import { listReplies } from './list-replies.ts'
import { updateReply } from './update-reply.ts'

export const replyRoutes = [
  listReplies,
  createReply,
  updateReply,
  deleteReply,
  likeReply,
  unlikeReply,
]
