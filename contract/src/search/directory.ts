import * as z from 'zod/mini'
import { genres, noGenre } from '../accounts/genres.ts'
import { experienceLevels, professions } from '../accounts/profile-choices.ts'
import { cursor, nextCursor } from '../pages.ts'
import { foundPerson } from '../people/people.ts'
import { route } from '../route.ts'
import { line } from '../text.ts'

export const peoplePerPage = 24

/** Counting people stops at this number. */
export const mostCountedPeople = 1_000

export const personOrders = ['newest', 'nearest', 'name'] as const
export type PersonOrder = (typeof personOrders)[number]

/** How far the nearest people are looked for, in kilometres, if no distance is asked for. */
export const nearestWithin = 100

/** Each facet is optional. */
export const peopleFacets = z.object({
  profession: z.optional(z.enum(professions)),
  /** Compares the genres of the communities that the person shows. */
  genre: z.optional(
    z.string().check(z.refine((genre) => genre !== noGenre && genres.includes(genre))),
  ),
  experience: z.optional(z.enum(experienceLevels)),
  /** 'City, Country' or a part of it; `within` adds a radius in kilometres. */
  place: z.optional(line({ max: 200 })),
  /** Without a place it is measured from the viewer's own. */
  within: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
  verified: z.optional(z.literal('yes')),
  /** Whether the person offers something in the marketplace. */
  open: z.optional(z.literal('yes')),
  /** Whether the person shows a community that the viewer is in. */
  shared: z.optional(z.literal('yes')),
  /** `nearest` needs a place that is known, or the viewer's own. */
  sort: z.optional(z.enum(personOrders)),
})

export type PeopleFacets = z.infer<typeof peopleFacets>

/** A person on a card of the directory: only what the profile shows too. */
export const listedPerson = z.object({
  ...foundPerson.shape,
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  bio: z.nullable(z.string()),
  /** The professions that the person is open to work as. */
  openTo: z.array(z.string()),
  /** How many communities of the viewer the person shows. */
  sharedCommunities: z.int(),
  /** Between the two cities, if both are known. */
  kilometres: z.nullable(z.int()),
  can: z.object({ message: z.boolean() }),
})

export type ListedPerson = z.infer<typeof listedPerson>

export const browsePeople = route('browsePeople', {
  method: 'GET',
  path: '/directory',
  access: 'onboarded',
  summary: 'Other people whom the viewer may write to, by what their profiles show; 24 a page.',
  query: z.object({ ...peopleFacets.shape, cursor }),
  output: z.object({
    people: z.array(listedPerson),
    nextCursor,
    /** How many there are, 1,000 at most; on the first page only. */
    total: z.nullable(z.int()),
    /** The place as the server understood it; `null` if none was used or it is unknown. */
    place: z.nullable(z.string()),
    /** The distance that was used. */
    within: z.nullable(z.int()),
    /** The order that was used. */
    sort: z.enum(personOrders),
  }),
  errors: [],
})
