import * as z from 'zod/mini'
import { genres, noGenre } from '../accounts/genres.ts'
import { partsOfPlace } from '../accounts/profile-choices.ts'
import { line, prose } from '../text.ts'

/** In characters. */
export const communityNameLength = { min: 3, max: 80 } as const
export const descriptionLength = { min: 100, max: 300 } as const
export const mostGenres = 20

const known = new Set(genres)

/** Each field has one rule and one error text, for creating and for editing a community. */
export const communityFields = {
  name: line({ ...communityNameLength, tooShort: 'Name must be at least 3 characters' }),
  description: prose({
    ...descriptionLength,
    tooShort: 'Description must be at least 100 characters',
    tooLong: 'Description cannot exceed 300 characters',
  }),
  isPrivate: z.boolean(),
  genres: z
    .array(z.string().check(z.refine((genre) => known.has(genre), { error: 'Unknown genre' })))
    .check(
      z.maxLength(mostGenres, { error: `Choose at most ${mostGenres} genres` }),
      z.refine((list) => new Set(list).size === list.length, { error: 'Choose each genre once' }),
      z.refine((list) => list.length < 2 || !list.includes(noGenre), {
        error: `‘${noGenre}’ stands alone`,
      }),
    ),
  /** 'City, Country'; an empty text removes it. */
  location: z.pipe(
    line({ max: 200 }),
    z.transform((text: string) => partsOfPlace(text).join(', ')),
  ),
  locationEnabled: z.boolean(),
  membersInvite: z.boolean(),
} as const
