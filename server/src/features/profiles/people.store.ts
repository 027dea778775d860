/** A person as `viewPerson` reads it. */
export interface PersonRow {
  readonly id: string
  readonly full_name: string | null
  readonly display_name: string | null
  readonly verified: boolean
  readonly avatar_url: string | null
  readonly linked: boolean
}

/** In SQL: whether somebody is banned at this moment. */
export const isBanned = (alias: string): string => `exists (
  select 1 from banned_users ban where ban.user_id = ${alias}.id
  and (ban.expires_at is null or ban.expires_at > now()))`

/** In SQL: whether somebody has come through onboarding and has not gone since. */
export const isThere = (alias: string): string =>
  `(${alias}.deleted_at is null and ${alias}.terms_accepted and ${alias}.onboarding_completed)`

/**
 * One column with a person as others see them, for statements that join `user_profiles` under this
 * alias. Somebody banned keeps the name, and has no profile to look at until the ban ends.
 */
export const personJson = (alias: string): string => `
  json_build_object(
    'id', ${alias}.id, 'full_name', ${alias}.full_name, 'display_name', ${alias}.display_name,
    'verified', ${alias}.verified, 'avatar_url', ${alias}.avatar_url,
    'linked', ${isThere(alias)} and not ${isBanned(alias)})`
