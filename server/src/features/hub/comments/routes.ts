import { createComment } from './create-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { likeComment, unlikeComment } from './like-comment.ts'
import { listComments } from './list-comments.ts'
import { reactToComment } from './react-to-comment.ts'
import { updateComment } from './update-comment.ts'

export const commentRoutes = [
  listComments,
  createComment,
  updateComment,
  deleteComment,
  likeComment,
  unlikeComment,
  reactToComment,
]
