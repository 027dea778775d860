import * as z from 'zod/mini'
import { communityEvent } from './events.ts'
import { cursor, nextCursor } from './pages.ts'
import { communityPost, postsPerPage } from './posts.ts'
import { route } from './route.ts'

export const feedEventsPerPage = 20

/** So many new posts are counted, and no more. */
export const mostNewPosts = postsPerPage

/** What belongs to every list of what goes on in the viewer's communities. */
const feedFacts = {
  /** How many communities the viewer is in. */
  communities: z.int(),
  /** How far what is inside each of them is, to follow it; the busiest where they are many. */
  insideVersions: z.record(z.uuid(), z.int()),
}

export const listFeedPosts = route('listFeedPosts', {
  method: 'GET',
  path: '/feed/posts',
  access: 'onboarded',
  summary: 'What was posted in the viewer’s communities, the newest first; 20 a page.',
  query: z.object({
    cursor,
    /** The first post on screen: nothing newer is listed, so that what is read stays in place. */
    newest: z.optional(z.uuid()),
  }),
  output: z.object({
    posts: z.array(communityPost),
    nextCursor,
    /** How many have come since `newest`, 20 at most. */
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
