import type { DigestRhythm, MailKind, SingleMail } from '@patchbay/contract/accounts/mail-settings'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isBanned, isThere } from '../profiles/public.ts'
import type { KnownZones } from './zone-of.ts'

/** SQL: the time zone that a browser of the person said last. */
const browserZone = (userId: string): string => `(select s.time_zone from sessions s
  where s.user_id = ${userId} and s.time_zone is not null and not s.needs_second_factor
  order by s.last_used_at desc limit 1)`

/** SQL: all that is known of the time zone; `m` are the person's settings, `p` is the profile. */
export const knownZones = `m.time_zone,
  coalesce(${browserZone('p.id')}, m.known_zone) as browser_zone, p.location`

export interface MailSettingsRow extends KnownZones {
  readonly digest: DigestRhythm | null
  readonly weekday: number
  readonly hour: number
  readonly switched_off: SingleMail[]
  readonly covered_until: Date | null
}

const selectSettings = quickRead<MailSettingsRow, [userId: string]>(
  `select m.digest, coalesce(m.weekday, 1::smallint) as weekday,
    coalesce(m.hour, 8::smallint) as hour, ${knownZones},
    coalesce(m.switched_off, '{}') as switched_off, m.covered_until
  from user_profiles p left join mail_settings m on m.user_id = p.id where p.id = $1`,
)

export async function findMailSettings(db: Database, userId: string): Promise<MailSettingsRow> {
  const [row] = await selectSettings(db, [userId])
  if (row === undefined) throw new Error('There is no such person.')
  return row
}

export interface NewMailSettings {
  readonly digest: DigestRhythm | null
  readonly weekday: number
  readonly hour: number
  readonly timeZone: string | null
  readonly browserZone: string | null
  readonly switchedOff: readonly SingleMail[]
  readonly dueAt: Date | null
  readonly coveredUntil: Date | null
  readonly now: Date
}

/** The caller must have locked the account. */
export async function setMailSettings(
  tx: Database,
  userId: string,
  settings: NewMailSettings,
): Promise<void> {
  const values = {
    digest: settings.digest,
    weekday: settings.weekday,
    hour: settings.hour,
    time_zone: settings.timeZone,
    known_zone: settings.browserZone,
    switched_off: [...settings.switchedOff],
    digest_due_at: settings.dueAt,
    covered_until: settings.coveredUntil,
    updated_at: settings.now,
  }
  await query(tx)
    .insertInto('mail_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** SQL condition: whether the person wants mails of this kind. */
export const wantsMails = (kind: SingleMail, userId: string): string =>
  `not exists (select 1 from mail_settings m
    where m.user_id = ${userId} and '${kind}' = any(m.switched_off))`

export interface MailReader extends KnownZones {
  /** Whether names and texts may be shown on a locked screen, as in pushes. */
  readonly previews: boolean
}

/** SQL: whether a person `p` allows names and texts on a locked screen. */
export const readPreviews = `coalesce((select wanted.previews from push_settings wanted
  where wanted.user_id = p.id), false) as previews`

const selectReader = quickRead<MailReader, [userId: string, kind: MailKind]>(
  `select ${knownZones}, ${readPreviews}
  from user_profiles p left join mail_settings m on m.user_id = p.id
  where p.id = $1 and ${isThere('p')} and not ${isBanned('p')}
    and case when $2 = 'digest' then coalesce(m.digest in ('daily', 'weekly'), false)
      else $2 <> all(coalesce(m.switched_off, '{}')) end`,
)

/** Undefined unless the person is there, is not banned, and wants mails of this kind now. */
export async function findMailReader(
  db: Database,
  userId: string,
  kind: MailKind,
): Promise<MailReader | undefined> {
  const [reader] = await selectReader(db, [userId, kind])
  return reader
}

const endDigest = statement<never, [userId: string, now: Date]>(
  `insert into mail_settings as m (user_id, digest, updated_at) values ($1, 'never', $2)
  on conflict (user_id) do update set digest = 'never', digest_due_at = null, updated_at = $2
    where m.digest is distinct from 'never'`,
)
const endSingle = statement<never, [userId: string, kind: string, now: Date]>(
  `insert into mail_settings as m (user_id, switched_off, updated_at) values ($1, array[$2::text], $3)
  on conflict (user_id) do update set switched_off = m.switched_off || excluded.switched_off,
    updated_at = $3
    where not m.switched_off @> excluded.switched_off`,
)

/** Switches one kind off, and nothing else; once is enough. */
export async function endMails(
  tx: Database,
  userId: string,
  kind: MailKind,
  now: Date,
): Promise<void> {
  if (kind === 'digest') await endDigest(tx, [userId, now])
  else await endSingle(tx, [userId, kind, now])
}

export async function deleteMailSettingsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('mailed_things').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('unsubscribe_links').where('user_id', '=', userId).execute()
  await query(tx).deleteFrom('mail_settings').where('user_id', '=', userId).execute()
}
