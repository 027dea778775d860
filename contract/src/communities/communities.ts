import * as z from 'zod/mini'
import { communityFields } from './community-fields.ts'
import { clientId, cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

// These have their own file, so that a page loads only the parts that it uses.
export {
  communityFields,
  communityNameLength,
  descriptionLength,
  mostGenres,
} from './community-fields.ts'

/** The viewer's relation to a community. A visitor is `none`. */
export const memberships = ['none', 'pending', 'member', 'moderator', 'leader'] as const
export type Membership = (typeof memberships)[number]

export const coverMaxBytes = 5 * 1024 * 1024
/** An animation shows only its first frame. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** How many cards a page of the list has. */
export const communitiesPerPage = 24
/** How far the results of a search are counted. */
export const mostCounted = 1_000

/** Posts of a week are counted up to this number. */
export const mostCountedPosts = 20

/** What goes on in a community. */
const activity = z.object({
  /** The posts of the last seven days. Counting stops at one more than `mostCountedPosts`. */
  postsThisWeek: z.int(),
  nextEvent: z.nullable(
    z.object({
      id: z.uuid(),
      title: z.string(),
      startTime: z.iso.datetime(),
      isOnline: z.boolean(),
      /** `null` for an online event, or if none is given. */
      location: z.nullable(z.string()),
    }),
  ),
})

export type Activity = z.infer<typeof activity>

const facts = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  genres: z.array(z.string()),
  /** `null` if it is hidden or not set. */
  location: z.nullable(z.string()),
  locationEnabled: z.boolean(),
  coverImage: z.nullable(z.string()),
  memberCount: z.int(),
  membership: z.enum(memberships),
  /** `null` if the viewer may not see inside; visitors have that of public communities. */
  activity: z.nullable(activity),
}

/** The data of a community that everyone may see in the list, even if it is private. */
export const communityCard = z.object({
  ...facts,
  /** What the button of the card does, if it has one. */
  can: z.object({ join: z.boolean(), request: z.boolean() }),
})

export type CommunityCard = z.infer<typeof communityCard>

/** Somebody may read and not write; until somebody lifts it if there is no end. */
export const mute = z.object({ until: z.nullable(z.iso.datetime()) })

export type Mute = z.infer<typeof mute>

/** The head of a community, visible to everyone; `can` lists what the viewer may do. */
export const community = z.object({
  ...facts,
  /** Staff have closed it: it can be read, and nothing else. */
  isClosed: z.boolean(),
  leaderId: z.uuid(),
  leader: person,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For the leader and the moderators of a private community; `null` for everyone else. */
  pendingRequests: z.nullable(z.int()),
  /** Every member may make links by which people join, and not only the leader. */
  membersInvite: z.boolean(),
  /** The viewer's own, while it lasts. */
  mute: z.nullable(mute),
  /** Who follows the leader; only the leader is told. */
  successor: z.nullable(person),
  /** Rises with every change to the fields above. */
  version: z.int(),
  /**
   * Rises with every change to members, posts and events; `null` if the viewer may not see them.
   */
  insideVersion: z.nullable(z.int()),
  can: z.object({
    join: z.boolean(),
    request: z.boolean(),
    withdraw: z.boolean(),
    leave: z.boolean(),
    /** May edit it, choose moderators and a successor, and delete it; nobody while it is closed. */
    lead: z.boolean(),
    /** May pin posts and lock discussions, and mute and remove those below; nobody while it is closed. */
    moderate: z.boolean(),
    decideRequests: z.boolean(),
    seeInside: z.boolean(),
    /** Create posts and events. */
    create: z.boolean(),
    /** Make links by which people join. */
    invite: z.boolean(),
    report: z.boolean(),
  }),
})

export type Community = z.infer<typeof community>

export const communityParams = z.object({ communityId: z.uuid() })

/** An empty filter counts as no filter. */
const filter = z.optional(line({ max: 200 }))

export const listCommunities = route('listCommunities', {
  method: 'GET',
  path: '/communities',
  access: 'public',
  summary: 'Communities, the largest first; `q` is a part of the name.',
  query: z.object({ q: filter, genre: filter, country: filter, city: filter, cursor }),
  output: z.object({
    communities: z.array(communityCard),
    nextCursor,
    /**
     * The number of all results; on the first page only. A search counts up to `mostCounted`, and
     * answers one more if there are more.
     */
    total: z.nullable(z.int()),
  }),
  errors: [],
})

export const listCommunityPlaces = route('listCommunityPlaces', {
  method: 'GET',
  path: '/communities/places',
  access: 'public',
  summary: 'The countries and cities that communities show, for the filters.',
  output: z.object({
    places: z.array(z.object({ country: z.string(), cities: z.array(z.string()) })),
  }),
  errors: [],
})

export const listOwnCommunities = route('listOwnCommunities', {
  method: 'GET',
  path: '/communities/own',
  access: 'onboarded',
  summary: 'The communities that the viewer is in, by name.',
  output: z.object({
    communities: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        isPrivate: z.boolean(),
        coverImage: z.nullable(z.string()),
        role: z.enum(['member', 'moderator', 'leader']),
      }),
    ),
    /** Rises when the viewer's memberships, own requests, or requests to decide change. */
    version: z.int(),
  }),
  errors: [],
})

/** How many communities are suggested at once. */
export const mostSuggestedCommunities = 6

/** Why something is suggested; `value` is what it has in common with the viewer. */
export const communityReason = z.object({
  /** `large` if it only is one of the largest. */
  kind: z.enum(['profession', 'genre', 'city', 'country', 'large']),
  value: z.string(),
})

export type CommunityReason = z.infer<typeof communityReason>

export const listSuggestedCommunities = route('listSuggestedCommunities', {
  method: 'GET',
  path: '/communities/suggested',
  access: 'onboarded',
  summary: 'Communities that fit the profile of the viewer, who is in none of them; six at most.',
  output: z.object({
    suggestions: z.array(z.object({ community: communityCard, reason: communityReason })),
  }),
  errors: [],
})

export const getCommunity = route('getCommunity', {
  method: 'GET',
  path: '/communities/:communityId',
  access: 'public',
  summary: 'The head of one community.',
  params: communityParams,
  output: community,
  errors: ['community_not_found'],
})

export const createCommunity = route('createCommunity', {
  method: 'POST',
  path: '/communities',
  access: 'onboarded',
  summary: 'Creates a community; the viewer becomes its leader.',
  body: z.object({
    clientId,
    name: communityFields.name,
    description: communityFields.description,
    isPrivate: communityFields.isPrivate,
    genres: communityFields.genres,
    location: communityFields.location,
    locationEnabled: communityFields.locationEnabled,
    membersInvite: z.optional(communityFields.membersInvite),
  }),
  output: community,
  errors: ['too_many_communities'],
})

export const updateCommunity = route('updateCommunity', {
  method: 'PATCH',
  path: '/communities/:communityId',
  access: 'onboarded',
  summary: 'Changes a community; what is not named stays. Without its switch the location goes.',
  params: communityParams,
  body: z.object({
    name: z.optional(communityFields.name),
    description: z.optional(communityFields.description),
    isPrivate: z.optional(communityFields.isPrivate),
    genres: z.optional(communityFields.genres),
    location: z.optional(communityFields.location),
    locationEnabled: z.optional(communityFields.locationEnabled),
    membersInvite: z.optional(communityFields.membersInvite),
  }),
  output: community,
  errors: ['community_not_found', 'forbidden'],
})

export const deleteCommunity = route('deleteCommunity', {
  method: 'POST',
  path: '/communities/:communityId/delete',
  access: 'onboarded',
  summary: 'Deletes a community and all that is in it; its name confirms it.',
  params: communityParams,
  body: z.object({ confirmName: z.string().check(z.maxLength(400)) }),
  output: null,
  errors: ['community_not_found', 'forbidden', 'deletion_not_confirmed'],
})

export const uploadCommunityCover = route('uploadCommunityCover', {
  method: 'PUT',
  path: '/communities/:communityId/cover',
  access: 'onboarded',
  summary: 'Sets the cover; the body is the file.',
  params: communityParams,
  upload: { maxBytes: coverMaxBytes },
  output: community,
  errors: [
    'community_not_found',
    'forbidden',
    'file_too_large',
    'invalid_file_type',
    'unreadable_picture',
    'storage_full',
  ],
})

export const removeCommunityCover = route('removeCommunityCover', {
  method: 'DELETE',
  path: '/communities/:communityId/cover',
  access: 'onboarded',
  summary: 'Takes the cover away; one drawn from the id takes its place.',
  params: communityParams,
  output: community,
  errors: ['community_not_found', 'forbidden'],
})
