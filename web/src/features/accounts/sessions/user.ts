import type { OwnProfile } from '@patchbay/contract/accounts/profiles'

/** The signed-in person. */
export type User = OwnProfile

/** The values of an empty profile. */
const defaults: User = {
  id: '',
  email: null,
  fullName: null,
  fullNameShown: true,
  displayName: null,
  role: 'user',
  verified: false,
  spotifyConnected: false,
  avatarUrl: '',
  bio: null,
  professions: [],
  otherProfession: null,
  experienceLevel: null,
  goals: null,
  location: null,
  locationEnabled: false,
  website: null,
  social: {},
  termsAccepted: false,
  termsAcceptedAt: null,
  onboardingCompleted: false,
  onesignalPlayerId: null,
  createdAt: '',
  updatedAt: '',
  version: 0,
  blocksVersion: 0,
}

/** Tolerates a server of another release: missing and null fields get their default. */
export function withDefaults(profile: Partial<User>): User {
  const given = Object.entries(profile).filter(([, value]) => value !== undefined && value !== null)
  return { ...defaults, ...(Object.fromEntries(given) as Partial<User>) }
}
