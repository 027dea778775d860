import * as z from 'zod/mini'
import { experienceLevels } from '../accounts/profile-choices.ts'
import { cursor, nextCursor } from '../pages.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

/** A person as others see them beside posts, messages and memberships; never more than this. */
export const person = z.object({
  id: z.uuid(),
  /** `null` for visitors, and if the person hides it behind the display name. */
  fullName: z.nullable(z.string()),
  /** `null` if the account is deleted. */
  displayName: z.nullable(z.string()),
  verified: z.boolean(),
  /** Always an image: the person's own, or initials drawn by our server. */
  avatarUrl: z.string(),
  /** Whether the person has a profile page. */
  linked: z.boolean(),
})

export type Person = z.infer<typeof person>

/** A person in a search result, with what tells people of the same name apart. */
export const foundPerson = z.object({
  ...person.shape,
  profession: z.nullable(z.string()),
  /** `null` if it is hidden or not set. */
  city: z.nullable(z.string()),
})

export type FoundPerson = z.infer<typeof foundPerson>

/** The most people in one search result. */
export const mostFoundPeople = 10

/** A community on a profile. */
const shownCommunity = z.object({
  id: z.uuid(),
  name: z.string(),
  isPrivate: z.boolean(),
  coverImage: z.nullable(z.string()),
  memberCount: z.int(),
  hidden: z.boolean(),
  /** Whether the viewer is in it too; never on the viewer's own profile. */
  shared: z.boolean(),
})

/** How many communities come with a profile or a listing; the others are counted. */
export const mostShownCommunities = 20
export const personCommunitiesPerPage = 100

/** A profile as others see it: only the fields that the person chose to show. */
export const publicProfile = z.object({
  id: z.uuid(),
  fullName: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  /** Shown as a small label; `null` for most people. */
  staffRole: z.nullable(z.enum(['moderator', 'editor', 'admin'])),
  verified: z.boolean(),
  avatarUrl: z.string(),
  bio: z.nullable(z.string()),
  professions: z.array(z.string()),
  otherProfession: z.nullable(z.string()),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  goals: z.nullable(z.string()),
  /** `null` if it is hidden or not set. */
  location: z.nullable(z.string()),
  website: z.nullable(z.string()),
  social: z.object({
    instagram: z.optional(z.string()),
    youtube: z.optional(z.string()),
    spotify: z.optional(z.string()),
  }),
  /**
   * The communities that both are in come first, then the others by name. It also says how many
   * there are. A hidden community is only included for the person themselves.
   */
  communities: z.array(shownCommunity),
  communityCount: z.int(),
  /** `listPersonCommunities` goes on from here. */
  nextCommunities: nextCursor,
  joinedAt: z.iso.datetime(),
  /** Rises with every change of what others see. */
  version: z.int(),
  /** Whether it is the viewer's own profile. */
  own: z.boolean(),
  blockedByMe: z.boolean(),
  /** Only for admins; `null` for everyone else. */
  permanentlyBanned: z.nullable(z.boolean()),
  can: z.object({
    message: z.boolean(),
    block: z.boolean(),
    unblock: z.boolean(),
    report: z.boolean(),
  }),
})

export type PublicProfile = z.infer<typeof publicProfile>

export const personParams = z.object({ userId: z.uuid() })

export const getPerson = route('getPerson', {
  method: 'GET',
  path: '/people/:userId',
  access: 'onboarded',
  summary: 'Somebody’s profile, as others see it.',
  params: personParams,
  output: publicProfile,
  errors: ['person_not_found'],
})

export const listPersonCommunities = route('listPersonCommunities', {
  method: 'GET',
  path: '/people/:userId/communities',
  access: 'onboarded',
  summary:
    'The communities that somebody shows on the profile: those in common first, then by name; 100 a page.',
  params: personParams,
  query: z.object({ cursor }),
  output: z.object({ communities: z.array(shownCommunity), nextCursor }),
  errors: ['person_not_found'],
})

export const searchPeople = route('searchPeople', {
  method: 'GET',
  path: '/people',
  access: 'onboarded',
  summary: 'Up to ten people whose name has `q` in it, the viewer aside.',
  query: z.object({ q: line({ max: 100 }) }),
  output: z.object({ people: z.array(foundPerson) }),
  errors: [],
})

/** How many people are suggested at once. */
export const mostSuggestedPeople = 4

export const personReason = z.object({
  /**
   * `works_with`: the value is the viewer’s profession, with which theirs works.
   * `shared_communities`: it is how many of the viewer's communities they show, two or more.
   */
  kind: z.enum(['city', 'shared_communities', 'works_with', 'same_profession']),
  value: z.string(),
})

export type PersonReason = z.infer<typeof personReason>

export const listSuggestedPeople = route('listSuggestedPeople', {
  method: 'GET',
  path: '/people/suggested',
  access: 'onboarded',
  summary:
    'People near the viewer, in several of their communities, or of professions that work with theirs; four at most.',
  output: z.object({
    suggestions: z.array(
      z.object({ person: foundPerson, reasons: z.array(personReason).check(z.minLength(1)) }),
    ),
  }),
  errors: [],
})
