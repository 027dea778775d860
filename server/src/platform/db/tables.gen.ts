// Written from the migrated database by "npm run tables"; a test compares it. Do not edit.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>
type Json = ColumnType<unknown, string, string>
type Optional<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>
type Nullable<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S | null, I | null | undefined, U | null>
  : ColumnType<T | null, T | null | undefined, T | null>

interface Instance {
  only_row: Optional<boolean>
  id: Optional<string>
  demo_data_at: Nullable<Timestamp>
  created_at: Optional<Timestamp>
}

interface UserProfiles {
  id: string
  email: Nullable<string>
  full_name: Nullable<string>
  display_name: Nullable<string>
  role: Optional<string>
  verified: Optional<boolean>
  spotify_connected: Optional<boolean>
  avatar_url: Nullable<string>
  bio: Nullable<string>
  professions: Optional<string[]>
  other_profession: Nullable<string>
  experience_level: Nullable<string>
  goals: Nullable<string>
  location: Nullable<string>
  location_enabled: Optional<boolean>
  website: Nullable<string>
  social: Optional<Json>
  terms_accepted: Optional<boolean>
  terms_accepted_at: Nullable<Timestamp>
  onboarding_completed: Optional<boolean>
  onesignal_player_id: Nullable<string>
  created_at: Optional<Timestamp>
  updated_at: Optional<Timestamp>
}

export interface Tables {
  instance: Instance
  user_profiles: UserProfiles
}
