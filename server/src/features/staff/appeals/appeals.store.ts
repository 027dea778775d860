import { appealsPerPage, type AppealOutcome } from '@patchbay/contract/staff/appeals'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

interface AnsweredColumns {
  readonly outcome: string | null
  readonly answer: string | null
  readonly answered_at: Date | null
}

export interface AppealRow extends AnsweredColumns {
  readonly id: string
  readonly content: string
  readonly created_at: Date
  readonly person: PersonRow
}

const columns = `a.id, a.content, a.created_at, a.outcome, a.answer, a.answered_at,
  ${personJson('p')} as person`

/**
 * The moment is `$1`. What was written against a ban that has ended needs no answer. The viewer's
 * own appeals do not exist for them: they would show what colleagues wrote into the log.
 */
const isOpen = `a.outcome is null and exists (
  select 1 from banned_users ban where ban.id = a.ban_id and ban.user_id = a.user_id
    and (ban.expires_at is null or ban.expires_at > $1))`

type Cursor = [now: Date, at: Date, id: string, viewerId: string]

const selectOpen = statement<AppealRow, Cursor>(
  `select ${columns} from ban_appeals a join user_profiles p on p.id = a.user_id
  where ${isOpen} and a.user_id <> $4 and (a.created_at, a.id) > ($2, $3)
  order by a.created_at, a.id limit ${appealsPerPage + 1}`,
)
const selectAnswered = statement<
  AppealRow & { readonly outcome: string },
  [at: Date, id: string, viewerId: string]
>(
  `select ${columns} from ban_appeals a join user_profiles p on p.id = a.user_id
  where a.outcome is not null and a.user_id <> $3 and (a.answered_at, a.id) < ($1, $2)
  order by a.answered_at desc, a.id desc limit ${appealsPerPage + 1}`,
)

const first = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
const last = { at: new Date('9999-01-01T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

export function listAppealRows(
  db: Database,
  viewerId: string,
  tab: 'open' | 'answered',
  now: Date,
  place: { readonly at: Date; readonly id: string } | undefined,
): Promise<readonly AppealRow[]> {
  const { at, id } = place ?? (tab === 'open' ? first : last)
  return tab === 'open'
    ? selectOpen(db, [now, at, id, viewerId])
    : selectAnswered(db, [at, id, viewerId])
}

export interface AppealDetailRow extends AppealRow {
  readonly user_id: string
  readonly ban_id: string
  readonly role: string
  readonly answered_by: string | null
  /** `null` if the ban has ended. */
  readonly banned_at: Date | null
  readonly banned_until: Date | null
  readonly ban_reason: string | null
  readonly ban_words: string | null
  readonly hides_content: boolean
}

const selectOne = statement<AppealDetailRow, [now: Date, id: string, viewerId: string]>(
  `select ${columns}, a.user_id, a.ban_id, p.role,
    coalesce(staff.display_name, staff.full_name) as answered_by,
    ban.created_at as banned_at, ban.expires_at as banned_until, ban.reason as ban_reason,
    ban.words as ban_words,
    coalesce(ban.hides_content, false) as hides_content
  from ban_appeals a
  join user_profiles p on p.id = a.user_id
  left join user_profiles staff on staff.id = a.answered_by
  left join banned_users ban on ban.id = a.ban_id and ban.user_id = a.user_id
    and (ban.expires_at is null or ban.expires_at > $1)
  where a.id = $2 and a.user_id <> $3`,
)

export async function findAppeal(
  db: Database,
  viewerId: string,
  id: string,
  now: Date,
): Promise<AppealDetailRow | undefined> {
  const [row] = await selectOne(db, [now, id, viewerId])
  return row
}

export interface EarlierRow extends AnsweredColumns {
  readonly id: string
  readonly content: string
  readonly created_at: Date
}

const selectEarlier = statement<EarlierRow, [banId: string, before: string]>(
  `select id, content, created_at, outcome, answer, answered_at from ban_appeals
  where ban_id = $1 and id < $2 order by id desc`,
)

/** Lists the appeals against the same ban before this one. */
export const listEarlier = (
  db: Database,
  banId: string,
  before: string,
): Promise<readonly EarlierRow[]> => selectEarlier(db, [banId, before])

interface Answer {
  readonly outcome: AppealOutcome
  readonly words: string | null
  readonly staffId: string | null
}

type AnswerValues = [
  id: string,
  outcome: string,
  words: string | null,
  staffId: string | null,
  now: Date,
]

const answerOne = statement<{ content: string }, AnswerValues>(
  `update ban_appeals set outcome = $2, answer = $3, answered_by = $4, answered_at = $5
  where id = $1 and outcome is null returning content`,
)

/** What was written; undefined if it is answered already. */
export async function setAnswer(
  tx: Database,
  id: string,
  { outcome, words, staffId }: Answer,
  now: Date,
): Promise<string | undefined> {
  const [row] = await answerOne(tx, [id, outcome, words, staffId, now])
  return row?.content
}
