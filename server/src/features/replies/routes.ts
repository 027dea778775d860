import { createReply } from './create-reply.ts'
import { deleteReply } from './delete-reply.ts'
import { likeReply } from './like-reply.ts'
import { listReplies } from './list-replies.ts'
import { unlikeReply } from './unlike-reply.ts'
import { updateReply } from './update-reply.ts'

export const replyRoutes = [
  listReplies,
  createReply,
  updateReply,
  deleteReply,
  likeReply,
  unlikeReply,
]
