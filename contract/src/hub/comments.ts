import * as z from 'zod/mini'
import { articleParams } from './articles.ts'
import { answered, inAnswerTo } from '../content/answers.ts'
import { reactionBody, reactionFields } from '../content/reactions.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { prose } from '../text.ts'
import { route } from '../route.ts'

export const commentsPerPage = 50

export const commentFields = {
  content: prose({ min: 1, max: 5_000, tooShort: 'Comment cannot be empty' }),
} as const

/** A comment on an article. */
export const articleComment = z.object({
  id: z.uuid(),
  articleId: z.uuid(),
  authorId: z.uuid(),
  author: person,
  /**
   * Whether the viewer has blocked the author. The comment is then hidden until the viewer opens
   * it.
   */
  authorBlocked: z.boolean(),
  content: z.string(),
  /** The comment that this one answers. */
  answers: z.nullable(answered),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  ...reactionFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  editedBy: z.nullable(z.literal('author')),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
})

export type ArticleComment = z.infer<typeof articleComment>

export const commentLikes = z.object({
  commentId: z.uuid(),
  likeCount: z.int(),
  likedByMe: z.boolean(),
})

export const commentReactions = z.object({ commentId: z.uuid(), ...reactionFields })

const commentParams = z.object({ commentId: z.uuid() })

export const listComments = route('listComments', {
  method: 'GET',
  path: '/articles/:articleId/comments',
  access: 'onboarded',
  summary: 'What was said to an article, in the order it was; 50 a page.',
  params: articleParams,
  query: z.object({ cursor }),
  output: z.object({ comments: z.array(articleComment), nextCursor }),
  errors: ['article_not_found'],
})

export const createComment = route('createComment', {
  method: 'POST',
  path: '/articles/:articleId/comments',
  access: 'onboarded',
  summary: 'Says something to an article.',
  params: articleParams,
  body: z.object({ clientId, content: commentFields.content, inAnswerTo }),
  output: articleComment,
  errors: ['article_not_found', 'comment_not_found'],
})

export const updateComment = route('updateComment', {
  method: 'PATCH',
  path: '/comments/:commentId',
  access: 'onboarded',
  summary: 'Changes a comment; for its author.',
  params: commentParams,
  body: z.object({ content: commentFields.content }),
  output: articleComment,
  errors: ['comment_not_found', 'forbidden'],
})

export const deleteComment = route('deleteComment', {
  method: 'DELETE',
  path: '/comments/:commentId',
  access: 'onboarded',
  summary: 'Deletes a comment; for its author.',
  params: commentParams,
  output: null,
  errors: ['comment_not_found', 'forbidden'],
})

export const likeComment = route('likeComment', {
  method: 'PUT',
  path: '/comments/:commentId/like',
  access: 'onboarded',
  summary: 'Likes a comment; once, however often it is said.',
  params: commentParams,
  output: commentLikes,
  errors: ['comment_not_found'],
})

export const unlikeComment = route('unlikeComment', {
  method: 'DELETE',
  path: '/comments/:commentId/like',
  access: 'onboarded',
  summary: 'Takes a like back.',
  params: commentParams,
  output: commentLikes,
  errors: ['comment_not_found'],
})

export const reactToComment = route('reactToComment', {
  method: 'PUT',
  path: '/comments/:commentId/reaction',
  access: 'onboarded',
  summary: 'Sets the one reaction of the viewer to a comment, or takes it back.',
  params: commentParams,
  body: reactionBody,
  output: commentReactions,
  errors: ['comment_not_found', 'too_many_reactions'],
})
