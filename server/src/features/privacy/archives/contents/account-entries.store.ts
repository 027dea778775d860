import { statement } from '../../../../platform/db/statement.ts'
import { pageOf, type EntryRow, type EntryValues } from './entry-rows.store.ts'

export const profile = statement<EntryRow, EntryValues>(
  pageOf(`select p.id::text as key, json_build_object(
      'id', p.id, 'displayName', p.display_name, 'fullName', p.full_name,
      'fullNameShown', p.full_name_shown, 'email', p.email, 'role', p.role,
      'verified', p.verified, 'bio', p.bio, 'professions', p.professions,
      'otherProfession', p.other_profession, 'experienceLevel', p.experience_level,
      'goals', p.goals, 'location', p.location, 'locationShown', p.location_enabled,
      'website', p.website, 'links', p.social, 'picture', p.avatar_url,
      'pictureOfProvider', p.avatar_provider_url, 'spotifyConnected', p.spotify_connected,
      'pagePublic', p.page_public, 'guidelinesAccepted', p.terms_accepted,
      'guidelinesVersion', p.terms_version, 'guidelinesAcceptedAt', p.terms_accepted_at,
      'createdAt', p.created_at, 'updatedAt', p.updated_at, 'lastHereOn', (
        select active_on from last_active_days d where d.user_id = p.id)) as entry
    from user_profiles p where p.id = $1`),
)

/** That there is a password or a second factor, and since when; never what it is. */
export const signInMethods = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || i.id as key, json_build_object('kind', 'provider', 'provider', i.provider,
      'email', i.email, 'emailVerified', i.email_verified, 'createdAt', i.created_at,
      'lastUsedAt', i.last_used_at) as entry
    from identities i where i.user_id = $1
    union all select 'b', json_build_object('kind', 'password', 'email', w.email,
      'updatedAt', w.updated_at)
    from password_credentials w where w.user_id = $1
    union all select 'c', json_build_object('kind', 'change of address', 'newEmail', e.new_email,
      'createdAt', e.created_at, 'expiresAt', e.expires_at)
    from email_changes e where e.user_id = $1
    union all select 'd' || k.id, json_build_object('kind', 'passkey', 'name', k.name,
      'createdAt', k.created_at, 'lastUsedAt', k.last_used_at)
    from passkeys k where k.user_id = $1
    union all select 'e', json_build_object('kind', 'authenticator app', 'createdAt', f.created_at,
      'lastUsedAt', f.last_used_at)
    from code_factors f where f.user_id = $1
    union all select 'f', json_build_object('kind', 'recovery codes', 'left', count(*))
    from recovery_codes r where r.user_id = $1 having count(*) > 0`),
)

export const sessions = statement<EntryRow, EntryValues>(
  pageOf(`select s.id::text as key, json_build_object('provider', s.provider,
      'browser', s.user_agent, 'timeZone', s.time_zone, 'inTheApp', s.bearer,
      'createdAt', s.created_at, 'lastUsedAt', s.last_used_at, 'confirmedAt', s.confirmed_at,
      'secondFactorAt', s.second_factor_at, 'expiresAt', s.expires_at) as entry
    from sessions s where s.user_id = $1`),
)

/** The address of a device is left out: it is all that is needed to send a push to it. */
export const devices = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' || s.id as key, json_build_object('kind', 'browser', 'since', s.created_at)
      as entry from push_subscriptions s where s.user_id = $1
    union all select 'b' || d.id, json_build_object('kind', 'app', 'since', d.bound_at)
    from devices d where d.user_id = $1`),
)

export const settings = statement<EntryRow, EntryValues>(
  pageOf(`select 'a' as key, json_build_object('kind', 'notifications',
      'switchedOff', n.switched_off, 'updatedAt', n.updated_at) as entry
    from notice_settings n where n.user_id = $1
    union all select 'b', json_build_object('kind', 'push', 'messages', p.messages,
      'previews', p.previews, 'updatedAt', p.updated_at)
    from push_settings p where p.user_id = $1
    union all select 'c', json_build_object('kind', 'messages', 'readReceipts', m.receipts,
      'typing', m.typing, 'mayWrite', m.may_write, 'mayAddToGroups', m.may_add)
    from messaging_settings m where m.user_id = $1
    union all select 'd', json_build_object('kind', 'calendar', 'hasAddress', true)
    from calendar_feeds f where f.user_id = $1
    union all select 'e', json_build_object('kind', 'usual time to reply', 'within', r.within)
    from reply_times r where r.user_id = $1
    union all select 'f', json_build_object('kind', 'mail', 'digest', coalesce(m.digest, 'never'),
      'weekday', m.weekday, 'hour', m.hour, 'timeZone', m.time_zone, 'lastKnownTimeZone', m.known_zone,
      'switchedOff', m.switched_off, 'coveredUntil', m.covered_until, 'updatedAt', m.updated_at)
    from mail_settings m where m.user_id = $1
    union all select 'g' || l.kind, json_build_object('kind', 'unsubscribe link', 'of', l.kind)
    from unsubscribe_links l where l.user_id = $1
    union all select 'h', json_build_object('kind', 'online and last seen', 'isShown', true,
      'lastSeenAt', o.seen_at)
    from presences o where o.user_id = $1 and o.seen_at is not null`),
)

/** Without what they say: a link in one may still work. */
export const mails = statement<EntryRow, EntryValues>(
  pageOf(`select m.id::text as key, json_build_object('kind', m.template, 'to', m.to_address,
      'createdAt', m.created_at, 'sentAt', m.sent_at, 'refusedAt', m.refused_at) as entry
    from mails m where m.user_id = $1`),
)
