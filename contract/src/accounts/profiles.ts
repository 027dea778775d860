import * as z from 'zod/mini'
import { experienceLevels } from './profile-choices.ts'
import { profileUpdate } from './profile-fields.ts'
import { route } from '../route.ts'

// These have their own files, so that a page loads only the parts that it uses.
export {
  experienceLevels,
  professions,
  countryMissing,
  partsOfPlace,
  shortLocation,
  type ExperienceLevel,
} from './profile-choices.ts'
export { profileFields, profileUpdate, type ProfileUpdate } from './profile-fields.ts'

export const roles = ['user', 'moderator', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** The complete profile, which only its owner receives. */
export const ownProfile = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  /** Whether other members see the full name beside the display name, and find the person by it. */
  fullNameShown: z.boolean(),
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
  /** Rises with every change, so that a client can tell which of two copies is newer. */
  version: z.int(),
  /** Rises with every block by or against the person; it does not say whose. */
  blocksVersion: z.int(),
})

export type OwnProfile = z.infer<typeof ownProfile>

export const updateProfile = route('updateProfile', {
  method: 'PATCH',
  path: '/profile',
  access: 'member',
  summary: 'Changes one’s own profile; what is not named stays.',
  body: profileUpdate,
  output: ownProfile,
  errors: [],
})
