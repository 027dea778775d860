import {
  commentFields,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  reactToComment,
  unlikeComment,
  updateComment,
} from '@patchbay/contract/hub/comments'
import type { Person } from '@patchbay/contract/people/people'
import {
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import type { MentionSource } from '../../../ui/fields/mentions/mention-source.ts'
import {
  commentWords,
  refuseInvalid,
  ReplyForm,
  ReplyList,
  type RepliesPage,
  type Thread,
} from '../../communities/replies/public.ts'
import { commentsTitle, commentTexts } from './texts.ts'

const keyOf = (articleId: string): QueryKey => ['comments', articleId]

/** Whom one can name in a comment: who wrote the article, and who commented as far as is shown. */
const mentionsOfReaders = (
  client: QueryClient,
  comments: QueryKey,
  author: Person,
): MentionSource => ({
  key: comments,
  find: async (q) => {
    const { amongPeople } = await import('../../../ui/fields/mentions/among-people.ts')
    const pages = client.getQueryData<InfiniteData<RepliesPage>>(comments)?.pages ?? []
    const readers = pages.flatMap(({ replies }) => replies.map((reply) => reply.author))
    return amongPeople([author, ...readers], q)
  },
})

/** The comments on an article. */
const commentThread = (
  client: QueryClient,
  { articleId, author, onCount }: ArticleCommentsProps,
): Thread => ({
  kind: 'comment',
  id: articleId,
  queryKey: keyOf(articleId),
  communityId: undefined,
  canReact: true,
  texts: commentTexts,
  mentions: mentionsOfReaders(client, keyOf(articleId), author),
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
    create: async ({ clientId, content, answers }) => {
      refuseInvalid(commentFields.content, content)
      const body = { clientId, content, inAnswerTo: answers?.id }
      return call(createComment, { params: { articleId }, body })
    },
    update: async (commentId, content) => {
      refuseInvalid(commentFields.content, content)
      return call(updateComment, { params: { commentId }, body: { content } })
    },
    remove: (commentId) => call(deleteComment, { params: { commentId } }),
    like: (commentId, liked) =>
      call(liked ? likeComment : unlikeComment, { params: { commentId } }),
    react: (commentId, emoji) => call(reactToComment, { params: { commentId }, body: { emoji } }),
  },
})

interface ArticleCommentsProps {
  articleId: string
  author: Person
  /** Called with the change of the number of comments. */
  onCount: Thread['onCount']
}

/** The comments on an article, below the box for a new one. */
export function ArticleComments(props: ArticleCommentsProps): ReactNode {
  const id = useId()
  const [newest, setNewest] = useState<string>()
  const aim = useLocation({ select: ({ hash }) => hash || undefined })
  const thread = commentThread(useQueryClient(), props)
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 pt-4 pb-6 md:px-5">
      <h2 id={id} className="mb-3 text-lead">
        {commentsTitle}
      </h2>
      <ReplyForm
        thread={thread}
        words={commentWords}
        small
        prominent
        onSent={(comment) => setNewest(comment.id)}
      />
      <ReplyList thread={thread} newest={newest} aim={aim} />
    </section>
  )
}
