import * as z from 'zod/mini'
import { communityFields } from './community-fields.ts'
import { clientId, cursor, nextCursor } from './pages.ts'
import { person } from './people.ts'
import { route } from './route.ts'
import { line } from './text.ts'

// In a file of their own, so that a page carries only what it uses of them.
export {
  communityFields,
  communityNameLength,
  descriptionLength,
  mostGenres,
} from './community-fields.ts'

/** How the viewer stands to a community. A visitor is `none`. */
export const memberships = ['none', 'pending', 'member', 'leader'] as const
export type Membership = (typeof memberships)[number]

export const coverMaxBytes = 5 * 1024 * 1024
export const coverTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** How many cards a page of the list has. */
export const communitiesPerPage = 24

const facts = {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  genres: z.array(z.string()),
  /** `null` where it is not shown, or not set. */
  location: z.nullable(z.string()),
  locationEnabled: z.boolean(),
  coverImage: z.nullable(z.string()),
  memberCount: z.int(),
  membership: z.enum(memberships),
}

/** What everyone may see of a community in the list, private or not. */
export const communityCard = z.object({
  ...facts,
  /** What its one button does, if anything. */
  can: z.object({ join: z.boolean(), request: z.boolean() }),
})

export type CommunityCard = z.infer<typeof communityCard>

/** The head of a community, for everyone; `can` says what else there is for the viewer. */
export const community = z.object({
  ...facts,
  leaderId: z.uuid(),
  leader: person,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** For the leader of a private community; `null` for everyone else. */
  pendingRequests: z.nullable(z.int()),
  /** Rises with every change of what is above. */
  version: z.int(),
  /** Rises with every change to members, posts and events; `null` for whoever may not see them. */
  insideVersion: z.nullable(z.int()),
  can: z.object({
    join: z.boolean(),
    request: z.boolean(),
    withdraw: z.boolean(),
    leave: z.boolean(),
    /** The leader's: change it and its cover, decide requests, manage members, delete it. */
    lead: z.boolean(),
    decideRequests: z.boolean(),
    seeInside: z.boolean(),
    /** Posts and events. */
    create: z.boolean(),
  }),
})

export type Community = z.infer<typeof community>

export const communityParams = z.object({ communityId: z.uuid() })

/** A filter that is empty is none. */
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
    /** How many there are; on the first page only. */
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
        role: z.enum(['member', 'leader']),
      }),
    ),
    /** Rises with every change to what the viewer is in, has asked for, or has to decide. */
    version: z.int(),
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
  summary: 'Makes a community; whoever makes it leads it.',
  body: z.object({
    clientId,
    name: communityFields.name,
    description: communityFields.description,
    isPrivate: communityFields.isPrivate,
    genres: communityFields.genres,
    location: communityFields.location,
    locationEnabled: communityFields.locationEnabled,
  }),
  output: community,
  errors: [],
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
