import * as z from 'zod/mini'
import { experienceLevels, partsOfPlace, professions } from './profile-choices.ts'
import { instagramName, spotifyProfile, website, youtubeChannel } from './profile-links.ts'
import { line, prose } from '../text.ts'

/** Each field has one rule and one error text, in onboarding and in the profile. */
export const profileFields = {
  fullName: line({ min: 2, max: 100, tooShort: 'Full name is required' }),
  displayName: line({ min: 2, max: 50, tooShort: 'Display name is required' }),
  bio: prose({ max: 1000 }),
  /** A single profession becomes a list with one entry. */
  professions: z.pipe(
    z.union([
      z.pipe(
        z.enum(professions),
        z.transform((one) => [one]),
      ),
      z.array(z.enum(professions)),
    ]),
    z.pipe(
      z.transform((list: (typeof professions)[number][]) => [...new Set(list)]),
      z
        .array(z.enum(professions))
        .check(z.minLength(1, { error: 'Please select at least one profession' })),
    ),
  ),
  otherProfession: line({ max: 80 }),
  experienceLevel: z.enum(experienceLevels, { error: 'Please choose one' }),
  goals: prose({ min: 10, max: 1000, tooShort: 'Please tell us more about your goals' }),
  location: z.pipe(
    line({ min: 2, max: 200, tooShort: 'Location is required' }),
    z.pipe(
      // The server finds the city among the parts.
      z.transform((text: string) => partsOfPlace(text).join(', ')),
      z.string().check(z.minLength(2, { error: 'Location is required' })),
    ),
  ),
  fullNameShown: z.boolean(),
  locationEnabled: z.boolean(),
  website,
  instagram: instagramName,
  youtube: youtubeChannel,
  spotify: spotifyProfile,
} as const

const needsOther = (chosen: {
  professions?: string[] | undefined
  otherProfession?: string | undefined
}) => chosen.professions?.includes('Other') !== true || Boolean(chosen.otherProfession)

/**
 * The fields that a person may change, each independently; an empty text removes the old value. All
 * other fields, such as role and verified, are ignored: people cannot set them.
 */
export const profileUpdate = z
  .object({
    fullName: z.optional(profileFields.fullName),
    fullNameShown: z.optional(profileFields.fullNameShown),
    displayName: z.optional(profileFields.displayName),
    bio: z.optional(profileFields.bio),
    professions: z.optional(profileFields.professions),
    /** Sent together with the professions; stored only while Other is among them. */
    otherProfession: z.optional(profileFields.otherProfession),
    experienceLevel: z.optional(profileFields.experienceLevel),
    goals: z.optional(profileFields.goals),
    location: z.optional(profileFields.location),
    locationEnabled: z.optional(profileFields.locationEnabled),
    website: z.optional(profileFields.website),
    /** Merged with the stored links: links that are not sent stay. */
    social: z.optional(
      z.object({
        instagram: z.optional(profileFields.instagram),
        youtube: z.optional(profileFields.youtube),
        spotify: z.optional(profileFields.spotify),
      }),
    ),
  })
  .check(
    z.refine(needsOther, {
      path: ['otherProfession'],
      error: 'Please specify your other profession',
    }),
  )

export type ProfileUpdate = z.infer<typeof profileUpdate>
