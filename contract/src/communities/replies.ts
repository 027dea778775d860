import * as z from 'zod/mini'
import { answered, inAnswerTo } from '../content/answers.ts'
import { previewField, withoutPreview } from '../content/link-previews.ts'
import { reactionBody, reactionFields, reactorsPage } from '../content/reactions.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { replyFields } from './post-fields.ts'
import { authorVersion, editors } from './posts.ts'
import { route } from '../route.ts'

export const repliesPerPage = 50

export const postReply = z.object({
  id: z.uuid(),
  postId: z.uuid(),
  authorId: z.uuid(),
  author: person,
  /**
   * Whether the viewer has blocked the author. The reply is then hidden until the viewer opens it.
   */
  authorBlocked: z.boolean(),
  /** Empty if the author has deleted their account. */
  content: z.string(),
  /** The reply that this one answers. */
  answers: z.nullable(answered),
  ...previewField,
  likeCount: z.int(),
  likedByMe: z.boolean(),
  ...reactionFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  editedBy: z.nullable(z.enum(editors)),
  /** The version of the community's inside as of which this was read. */
  insideVersion: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
})

export type PostReply = z.infer<typeof postReply>

export const replyLikes = z.object({
  replyId: z.uuid(),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  insideVersion: z.int(),
})

export const replyReactions = z.object({
  replyId: z.uuid(),
  ...reactionFields,
  insideVersion: z.int(),
})

const postParams = z.object({ postId: z.uuid() })
const replyParams = z.object({ replyId: z.uuid() })

export const listReplies = route('listReplies', {
  method: 'GET',
  path: '/posts/:postId/replies',
  access: 'onboarded',
  summary: 'What was answered to a post, in the order it was; 50 a page.',
  params: postParams,
  query: z.object({ cursor }),
  output: z.object({ replies: z.array(postReply), nextCursor }),
  errors: ['post_not_found'],
})

export const getReplyVersion = route('getReplyVersion', {
  method: 'GET',
  path: '/replies/:replyId/author-version',
  access: 'onboarded',
  summary: 'What the author of a reply wrote last, no matter who changed it since.',
  params: replyParams,
  output: authorVersion,
  errors: ['reply_not_found'],
})

export const createReply = route('createReply', {
  method: 'POST',
  path: '/posts/:postId/replies',
  access: 'onboarded',
  summary: 'Replies to a post that the viewer can see.',
  params: postParams,
  body: z.object({ clientId, content: replyFields.content, inAnswerTo, withoutPreview }),
  output: z.object({
    ...postReply.shape,
    /** How many replies the post has with this one. */
    replyCount: z.int(),
  }),
  errors: ['post_not_found', 'reply_not_found', 'community_closed', 'muted', 'thread_locked'],
})

export const updateReply = route('updateReply', {
  method: 'PATCH',
  path: '/replies/:replyId',
  access: 'onboarded',
  summary: 'Changes a reply; for its author and the community’s leader.',
  params: replyParams,
  body: z.object({ content: replyFields.content }),
  output: postReply,
  errors: ['reply_not_found', 'forbidden', 'muted'],
})

export const deleteReply = route('deleteReply', {
  method: 'DELETE',
  path: '/replies/:replyId',
  access: 'onboarded',
  summary: 'Deletes a reply; for its author, the leader and moderators.',
  params: replyParams,
  output: null,
  errors: ['reply_not_found', 'forbidden'],
})

export const removeReplyPreview = route('removeReplyPreview', {
  method: 'DELETE',
  path: '/replies/:replyId/preview',
  access: 'onboarded',
  summary: 'Takes the preview of a link away; for those who may edit the reply.',
  params: replyParams,
  output: postReply,
  errors: ['reply_not_found', 'forbidden', 'muted'],
})

export const likeReply = route('likeReply', {
  method: 'PUT',
  path: '/replies/:replyId/like',
  access: 'onboarded',
  summary: 'Likes a reply; once, however often it is said.',
  params: replyParams,
  output: replyLikes,
  errors: ['reply_not_found', 'community_closed'],
})

export const unlikeReply = route('unlikeReply', {
  method: 'DELETE',
  path: '/replies/:replyId/like',
  access: 'onboarded',
  summary: 'Takes a like back.',
  params: replyParams,
  output: replyLikes,
  errors: ['reply_not_found'],
})

export const reactToReply = route('reactToReply', {
  method: 'PUT',
  path: '/replies/:replyId/reaction',
  access: 'onboarded',
  summary: 'Sets the one reaction of the viewer to a reply, or takes it back.',
  params: replyParams,
  body: reactionBody,
  output: replyReactions,
  errors: ['reply_not_found', 'community_closed', 'too_many_reactions'],
})

export const listReplyReactions = route('listReplyReactions', {
  method: 'GET',
  path: '/replies/:replyId/reactions',
  access: 'onboarded',
  summary: 'Who has reacted to a reply, and how, in the order they did; 50 a page.',
  params: replyParams,
  query: z.object({ cursor }),
  output: reactorsPage,
  errors: ['reply_not_found'],
})
