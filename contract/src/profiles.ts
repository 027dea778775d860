import * as z from 'zod/mini'
import { instagramName, spotifyProfile, webAddress, youtubeChannel } from './profile-links.ts'
import { route } from './route.ts'
import { line, prose } from './text.ts'

export const roles = ['user', 'moderator', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** In the order of the form; the text is what is stored. */
export const professions = [
  'Artist/Musician/Singer',
  'Songwriter',
  'Producer',
  'Instrumentalist',
  'Sound Engineer',
  'DJ/Performer',
  'Manager/Promoter',
  'Venue Representative',
  'Studio Owner/Manager',
  'Label Representative',
  'Other',
] as const

export const experienceLevels = ['beginner', 'intermediate', 'professional', 'veteran'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

/** A person's own profile, as only that person gets it. */
export const ownProfile = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  role: z.enum(roles),
  verified: z.boolean(),
  spotifyConnected: z.boolean(),
  /** Always an image: the person's own, or initials drawn by our server. */
  avatarUrl: z.string(),
  bio: z.nullable(z.string()),
  professions: z.array(z.string()),
  otherProfession: z.nullable(z.string()),
  experienceLevel: z.nullable(z.enum(experienceLevels)),
  goals: z.nullable(z.string()),
  location: z.nullable(z.string()),
  locationEnabled: z.boolean(),
  website: z.nullable(z.string()),
  social: z.object({
    instagram: z.optional(z.string()),
    youtube: z.optional(z.string()),
    spotify: z.optional(z.string()),
  }),
  termsAccepted: z.boolean(),
  termsAcceptedAt: z.nullable(z.iso.datetime()),
  onboardingCompleted: z.boolean(),
  onesignalPlayerId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Rises with every change, so that the newer of two is known. */
  version: z.int(),
})

export type OwnProfile = z.infer<typeof ownProfile>

/** 'Leeds, United Kingdom' of '12 High St, Leeds, United Kingdom': the last two parts. */
export const shortLocation = (text: string): string =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(-2)
    .join(', ')

/** One rule and one text for each field, in onboarding as in the profile. */
export const profileFields = {
  fullName: line({ min: 2, max: 100, tooShort: 'Full name is required' }),
  displayName: line({ min: 2, max: 50, tooShort: 'Display name is required' }),
  bio: prose({ max: 1000 }),
  /** A single one is a list of one. */
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
      z.transform(shortLocation),
      z.string().check(z.minLength(2, { error: 'Location is required' })),
    ),
  ),
  locationEnabled: z.boolean(),
  website: webAddress,
  instagram: instagramName,
  youtube: youtubeChannel,
  spotify: spotifyProfile,
} as const

const needsOther = (chosen: {
  professions?: string[] | undefined
  otherProfession?: string | undefined
}) => chosen.professions?.includes('Other') !== true || Boolean(chosen.otherProfession)

/**
 * What a person may change, each by itself; an empty text takes the old one away. Whatever else is
 * sent is ignored: role, verified and the like are not the person's to set.
 */
export const profileUpdate = z
  .object({
    fullName: z.optional(profileFields.fullName),
    displayName: z.optional(profileFields.displayName),
    bio: z.optional(profileFields.bio),
    professions: z.optional(profileFields.professions),
    /** Goes with the professions; kept only while Other is among them. */
    otherProfession: z.optional(profileFields.otherProfession),
    experienceLevel: z.optional(profileFields.experienceLevel),
    goals: z.optional(profileFields.goals),
    location: z.optional(profileFields.location),
    locationEnabled: z.optional(profileFields.locationEnabled),
    website: z.optional(profileFields.website),
    /** Merged: what is not named stays. */
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

export const updateProfile = route('updateProfile', {
  method: 'PATCH',
  path: '/profile',
  access: 'member',
  summary: 'Changes one’s own profile; what is not named stays.',
  body: profileUpdate,
  output: ownProfile,
  errors: [],
})
