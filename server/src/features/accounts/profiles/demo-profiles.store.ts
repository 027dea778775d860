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
    terms_accepted: true,
    terms_accepted_at: new Date(),
    onboarding_completed: true,
  }))
  await query(db).insertInto('user_profiles').values(rows).execute()
}
