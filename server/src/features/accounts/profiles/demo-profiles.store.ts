import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export interface DemoProfile {
  readonly id: string
  readonly email: string
  readonly fullName: string
  readonly displayName: string
  readonly role?: string
  readonly verified?: boolean
  readonly professions: readonly string[]
  readonly otherProfession?: string
  readonly experience: string
  readonly location: string
  readonly bio: string
  readonly goals: string
  /** Whether visitors see the person's page too. */
  readonly pagePublic?: boolean
  /** When the person has signed up. */
  readonly createdAt: Date
}

/** People who have finished onboarding, for a fresh database only. */
export async function insertDemoProfiles(
  db: Database,
  people: readonly DemoProfile[],
): Promise<void> {
  const rows = people.map((person) => ({
    id: person.id,
    email: person.email,
    full_name: person.fullName,
    display_name: person.displayName,
    role: person.role ?? 'user',
    verified: person.verified ?? false,
    professions: [...person.professions],
    other_profession: person.otherProfession ?? null,
    experience_level: person.experience,
    location: person.location,
    location_enabled: true,
    bio: person.bio,
    goals: person.goals,
    page_public: person.pagePublic ?? false,
    terms_accepted: true,
    terms_accepted_at: person.createdAt,
    onboarding_completed: true,
    created_at: person.createdAt,
  }))
  await query(db).insertInto('user_profiles').values(rows).execute()
}
