import * as z from 'zod/mini'
import { communityEvent } from './events.ts'
import { cursor, nextCursor } from '../pages.ts'
import { communityPost, postsPerPage } from './posts.ts'
import { route } from '../route.ts'

export const feedEventsPerPage = 20

/** Counting new posts stops at this number. */
export const mostNewPosts = postsPerPage

/** Anybody who is in fewer communities gets others suggested. */
export const fewCommunities = 2

/** Part of every list of posts or events from the viewer's communities. */
const feedFacts = {
  /** The number of communities that the viewer is in. */
  communities: z.int(),
  /**
   * The inside version of each community, to follow changes; only the busiest if there are many.
   */
  insideVersions: z.record(z.uuid(), z.int()),
}

export const listFeedPosts = route('listFeedPosts', {
  method: 'GET',
  path: '/feed/posts',
  access: 'onboarded',
  summary: 'What was posted in the viewer’s communities, the newest first; 20 a page.',
  query: z.object({
    cursor,
    /**
     * The first post on screen. Newer posts are not listed, so that the posts being read do not
     * move.
     */
    newest: z.optional(z.uuid()),
  }),
  output: z.object({
    posts: z.array(communityPost),
    nextCursor,
    /** The number of posts that are newer than `newest`, 20 at most. */
    newPosts: z.int(),
    ...feedFacts,
  }),
  errors: [],
})

export const listFeedEvents = route('listFeedEvents', {
  method: 'GET',
  path: '/feed/events',
  access: 'onboarded',
  summary: 'What is going on in the viewer’s communities, and what comes next; 20 a page.',
  query: z.object({ cursor }),
  output: z.object({
    /** On the first page only. */
    happeningNow: z.array(communityEvent),
    upcoming: z.array(communityEvent),
    nextCursor,
    ...feedFacts,
  }),
  errors: [],
})
