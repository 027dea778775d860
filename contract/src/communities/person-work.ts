import * as z from 'zod/mini'
import { personParams } from '../people/people.ts'
import { route } from '../route.ts'
import { communityEvent } from './events.ts'

/** How many posts a profile shows, and how much of each. */
export const mostPersonPosts = 3
export const personPostLength = 280

/** A post on the profile of its author. */
export const personPost = z.object({
  id: z.uuid(),
  community: z.object({ id: z.uuid(), name: z.string(), coverImage: z.nullable(z.string()) }),
  title: z.nullable(z.string()),
  /** The beginning of the text. */
  content: z.string(),
  category: z.string(),
  likeCount: z.int(),
  replyCount: z.int(),
  createdAt: z.iso.datetime(),
})

export type PersonPost = z.infer<typeof personPost>

export const listPersonPosts = route('listPersonPosts', {
  method: 'GET',
  path: '/people/:userId/posts',
  access: 'onboarded',
  summary:
    'The three newest posts of somebody, of those communities on the profile that the viewer sees inside.',
  params: personParams,
  output: z.object({ posts: z.array(personPost) }),
  errors: [],
})

/** How many coming events a profile shows. */
export const mostPersonEvents = 3

export const listPersonEvents = route('listPersonEvents', {
  method: 'GET',
  path: '/people/:userId/events',
  access: 'onboarded',
  summary:
    'The next three events that somebody has announced, of those communities on the profile that the viewer sees inside.',
  params: personParams,
  output: z.object({ events: z.array(communityEvent) }),
  errors: [],
})
