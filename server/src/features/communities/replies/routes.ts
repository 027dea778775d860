import { createReply } from './create-reply.ts'
import { deleteReply } from './delete-reply.ts'
import { getReplyVersion } from './get-reply-version.ts'
import { likeReply, unlikeReply } from './like-reply.ts'
import { listReplies } from './list-replies.ts'
import { listReplyReactions } from './reactions/list-reply-reactions.ts'
import { reactToReply } from './reactions/react-to-reply.ts'
import { removeReplyPreview } from './remove-reply-preview.ts'
import { updateReply } from './update-reply.ts'

export const replyRoutes = [
  listReplies,
  getReplyVersion,
  createReply,
  updateReply,
  removeReplyPreview,
  deleteReply,
  likeReply,
  unlikeReply,
  reactToReply,
  listReplyReactions,
]
