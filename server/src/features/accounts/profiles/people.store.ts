/** The columns of a person that `viewPerson` needs. */
export interface PersonRow {
  readonly id: string
  readonly full_name: string | null
  readonly display_name: string | null
  readonly verified: boolean
  readonly avatar_url: string | null
  readonly linked: boolean
}

/** SQL condition: whether a person is banned now. */
export const isBanned = (alias: string): string => `exists (
  select 1 from banned_users ban where ban.user_id = ${alias}.id
  and (ban.expires_at is null or ban.expires_at > now()))`

const isHiding = `hiding.hides_content and (hiding.expires_at is null or hiding.expires_at > now())`

/**
 * SQL condition: whether a ban hides what this person wrote. For everybody else it must not exist,
 * so every statement that shows something written needs this beside who may see the place.
 */
export const isContentHidden = (personId: string): string => `exists (
  select 1 from banned_users hiding where hiding.user_id = ${personId} and ${isHiding})`

/**
 * SQL: the number of replies that are shown of `post`, whose `reply_count` counts all. Begins with
 * the few people whose bans hide something, so that it costs nothing while there are none.
 */
export const shownReplyCount = (post: string, replies: string): string =>
  `(${post}.reply_count - (select count(*)::integer from banned_users hiding
    join ${replies} unseen on unseen.author_id = hiding.user_id and unseen.post_id = ${post}.id
    where ${isHiding}))`

/** SQL condition: whether a person has used the product in the three months before a moment. */
export const isAround = (alias: string, moment: string): string => `exists (
  select 1 from sessions s where s.user_id = ${alias}.id and not s.needs_second_factor
  and s.last_used_at > ${moment} - interval '90 days')`

/** SQL condition: whether a person has completed onboarding and has not deleted the account. */
export const isThere = (alias: string): string =>
  `(${alias}.deleted_at is null and ${alias}.terms_accepted and ${alias}.onboarding_completed)`

/** SQL: the full name, unless the person hides it behind a display name. */
export const shownFullName = (alias: string): string =>
  `case when ${alias}.full_name_shown or ${alias}.display_name is null then ${alias}.full_name end`

/**
 * A person as others see them, as one column, for statements that join `user_profiles` under this
 * alias. A banned person keeps the name, but has no visible profile until the ban ends.
 */
export const personJson = (alias: string): string => `
  json_build_object(
    'id', ${alias}.id, 'full_name', ${shownFullName(alias)}, 'display_name', ${alias}.display_name,
    'verified', ${alias}.verified, 'avatar_url', ${alias}.avatar_url,
    'linked', ${isThere(alias)} and not ${isBanned(alias)})`
