import * as z from 'zod/mini'
import { reactionBody, reactionFields, reactorsPage } from '../content/reactions.ts'
import { attached } from '../content/attached-files.ts'
import { attachment, mostAttachments } from '../content/attachments.ts'
import { previewField, withoutPreview } from '../content/link-previews.ts'
import { newPoll } from '../content/polls.ts'
import { communityParams } from './communities.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { postFields } from './post-fields.ts'
import { pollFields } from './post-polls.ts'
import { route } from '../route.ts'

export { postFields, replyFields } from './post-fields.ts'

export const postsPerPage = 20

/** Who edited the post after it was written, if anybody. */
export const editors = ['author', 'leader'] as const

export const communityPost = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  community: z.object({
    id: z.uuid(),
    name: z.string(),
    leaderId: z.uuid(),
    coverImage: z.nullable(z.string()),
  }),
  authorId: z.uuid(),
  author: person,
  /**
   * Whether the viewer has blocked the author. The post is then hidden until the viewer opens it.
   */
  authorBlocked: z.boolean(),
  title: z.nullable(z.string()),
  /** Empty if the author has deleted their account and the post has replies of others. */
  content: z.string(),
  category: z.object({ id: z.uuid(), name: z.string() }),
  attachments: z.nullable(z.array(attachment)),
  ...previewField,
  parentId: z.nullable(z.uuid()),
  likeCount: z.int(),
  replyCount: z.int(),
  likedByMe: z.boolean(),
  ...reactionFields,
  ...pollFields,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  editedBy: z.nullable(z.enum(editors)),
  /** While it stands first in its community; without an end until somebody takes the pin away. */
  pinned: z.nullable(z.object({ until: z.nullable(z.iso.datetime()) })),
  /** Nobody replies to it but the leader and the moderators. */
  isLocked: z.boolean(),
  /** The version of the community's inside as of which this was read. */
  insideVersion: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    report: z.boolean(),
    /** Like it and its replies, and react to them. */
    react: z.boolean(),
    reply: z.boolean(),
    /** End its poll, if it has one. */
    endPoll: z.boolean(),
    /** Pin it, lock its discussion, and take both back. */
    moderate: z.boolean(),
  }),
})

export type CommunityPost = z.infer<typeof communityPost>

/** What the author wrote last, where a leader has changed it since. */
export const authorVersion = z.object({
  /** Null if a leader changed it before versions were stored. */
  version: z.nullable(
    z.object({
      title: z.nullable(z.string()),
      content: z.string(),
      writtenAt: z.iso.datetime(),
    }),
  ),
  /** Who changed it as leader, and may no longer be it; null if nobody has, or nobody knows who. */
  editor: z.nullable(person),
})

export type AuthorVersion = z.infer<typeof authorVersion>

/** How many like it now, and whether the viewer does. */
export const postLikes = z.object({
  postId: z.uuid(),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  insideVersion: z.int(),
})

/** How people react to it now, and how the viewer does. */
export const postReactions = z.object({
  postId: z.uuid(),
  ...reactionFields,
  insideVersion: z.int(),
})

const postParams = z.object({ postId: z.uuid() })

export const listPosts = route('listPosts', {
  method: 'GET',
  path: '/communities/:communityId/posts',
  access: 'onboarded',
  summary:
    'A community’s posts, the pinned ones and then the newest first; 20 a page, of one category if named.',
  params: communityParams,
  query: z.object({ category: z.optional(z.uuid()), cursor }),
  output: z.object({ posts: z.array(communityPost), nextCursor }),
  errors: ['community_not_found'],
})

export const getPost = route('getPost', {
  method: 'GET',
  path: '/posts/:postId',
  access: 'onboarded',
  summary: 'One post.',
  params: postParams,
  output: communityPost,
  errors: ['post_not_found'],
})

export const getPostVersion = route('getPostVersion', {
  method: 'GET',
  path: '/posts/:postId/author-version',
  access: 'onboarded',
  summary: 'What the author of a post wrote last, no matter who changed it since.',
  params: postParams,
  output: authorVersion,
  errors: ['post_not_found'],
})

export const createPost = route('createPost', {
  method: 'POST',
  path: '/communities/:communityId/posts',
  access: 'onboarded',
  summary: 'Writes a post to a community; for its members.',
  params: communityParams,
  body: z.object({
    clientId,
    title: z.optional(postFields.title),
    content: postFields.content,
    categoryId: postFields.categoryId,
    attachments: z.optional(z.array(attached).check(z.maxLength(mostAttachments))),
    withoutPreview,
    poll: z.optional(newPoll),
  }),
  output: communityPost,
  errors: [
    'community_not_found',
    'community_closed',
    'muted',
    'forbidden',
    'category_not_found',
    'attachment_not_found',
    'poll_end_invalid',
  ],
})

export const updatePost = route('updatePost', {
  method: 'PATCH',
  path: '/posts/:postId',
  access: 'onboarded',
  summary: 'Changes title and text; for the author and the community’s leader.',
  params: postParams,
  body: z.object({ title: postFields.title, content: postFields.content }),
  output: communityPost,
  errors: ['post_not_found', 'forbidden', 'muted', 'poll_voted'],
})

export const deletePost = route('deletePost', {
  method: 'DELETE',
  path: '/posts/:postId',
  access: 'onboarded',
  summary: 'Deletes a post with its replies and files; for the author, the leader and moderators.',
  params: postParams,
  output: null,
  errors: ['post_not_found', 'forbidden'],
})

export const removePostPreview = route('removePostPreview', {
  method: 'DELETE',
  path: '/posts/:postId/preview',
  access: 'onboarded',
  summary: 'Takes the preview of a link away; for those who may edit the post.',
  params: postParams,
  output: communityPost,
  errors: ['post_not_found', 'forbidden', 'muted'],
})

export const likePost = route('likePost', {
  method: 'PUT',
  path: '/posts/:postId/like',
  access: 'onboarded',
  summary: 'Likes a post; once, however often it is said.',
  params: postParams,
  output: postLikes,
  errors: ['post_not_found', 'community_closed'],
})

export const unlikePost = route('unlikePost', {
  method: 'DELETE',
  path: '/posts/:postId/like',
  access: 'onboarded',
  summary: 'Takes a like back.',
  params: postParams,
  output: postLikes,
  errors: ['post_not_found'],
})

export const listPostLikes = route('listPostLikes', {
  method: 'GET',
  path: '/posts/:postId/likes',
  access: 'onboarded',
  summary: 'Who likes a post, in the order they did; 50 a page.',
  params: postParams,
  query: z.object({ cursor }),
  output: z.object({ likes: z.array(person), nextCursor }),
  errors: ['post_not_found'],
})

export const reactToPost = route('reactToPost', {
  method: 'PUT',
  path: '/posts/:postId/reaction',
  access: 'onboarded',
  summary: 'Sets the one reaction of the viewer to a post, or takes it back.',
  params: postParams,
  body: reactionBody,
  output: postReactions,
  errors: ['post_not_found', 'community_closed', 'too_many_reactions'],
})

export const listPostReactions = route('listPostReactions', {
  method: 'GET',
  path: '/posts/:postId/reactions',
  access: 'onboarded',
  summary: 'Who has reacted to a post, and how, in the order they did; 50 a page.',
  params: postParams,
  query: z.object({ cursor }),
  output: reactorsPage,
  errors: ['post_not_found'],
})
