import {
  commentFields,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@patchbay/contract/comments'
import { call } from '../../platform/api.ts'
import type { Thread } from '../replies/public.ts'
import { commentTexts } from './texts.ts'

/** The comments on an article. */
export const commentThread = (articleId: string, onCount: Thread['onCount']): Thread => ({
  kind: 'comment',
  id: articleId,
  queryKey: ['comments', articleId],
  followed: false,
  texts: commentTexts,
  validationErrorIn: (content) =>
    commentFields.content.safeParse(content).error?.issues[0]?.message,
  onCount,
  calls: {
    list: async (query, signal) => {
      const { comments, nextCursor } = await call(listComments, {
        params: { articleId },
        query,
        signal,
      })
      return { replies: comments, nextCursor }
    },
    create: (body) => call(createComment, { params: { articleId }, body }),
    update: (commentId, content) =>
      call(updateComment, { params: { commentId }, body: { content } }),
    remove: (commentId) => call(deleteComment, { params: { commentId } }),
    like: (commentId, liked) =>
      call(liked ? likeComment : unlikeComment, { params: { commentId } }),
  },
})
