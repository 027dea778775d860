import type { ExperienceLevel, OwnProfile, Role } from '@patchbay/contract/accounts/profiles'
import { initialsUrl } from '../avatars/public.ts'
import type { OwnProfileRow } from './profiles.store.ts'

export function viewOwnProfile(row: OwnProfileRow): OwnProfile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    fullNameShown: row.full_name_shown,
    displayName: row.display_name,
    // Check constraints allow the contract's values only.
    role: row.role as Role,
    verified: row.verified,
    spotifyConnected: row.spotify_connected,
    avatarUrl: row.avatar_url ?? initialsUrl(row.display_name ?? row.full_name),
    bio: row.bio,
    professions: row.professions,
    otherProfession: row.other_profession,
    experienceLevel: row.experience_level as ExperienceLevel | null,
    goals: row.goals,
    location: row.location,
    locationEnabled: row.location_enabled,
    website: row.website,
    social: row.social as OwnProfile['social'],
    termsAccepted: row.terms_accepted,
    termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
    onboardingCompleted: row.onboarding_completed,
    onesignalPlayerId: row.onesignal_player_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: Number(row.version),
    blocksVersion: Number(row.blocks_version),
  }
}
