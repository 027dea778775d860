import { fold } from '@patchbay/contract/fold'
import { staffPeoplePerPage } from '@patchbay/contract/staff/people'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { concerns } from '../../people/reports/public.ts'

export interface ListedPersonRow {
  readonly id: string
  readonly display_name: string | null
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly verified: boolean
  readonly role: string
  readonly created_at: Date
  readonly deleted_at: Date | null
  readonly is_banned: boolean
  /** `null` if the ban is for good, or there is none. */
  readonly banned_until: Date | null
  readonly hides_content: boolean
}

const columns = `p.id, p.display_name, p.full_name, p.avatar_url, p.verified, p.role, p.created_at,
    p.deleted_at, ban.user_id is not null as is_banned, ban.expires_at as banned_until,
    coalesce(ban.hides_content, false) as hides_content`

/** The moment is `$1`. */
const people = `
  select ${columns}
  from user_profiles p
  left join banned_users ban on ban.user_id = p.id
    and (ban.expires_at is null or ban.expires_at > $1)`

const page = `order by p.id desc limit ${staffPeoplePerPage + 1}`

const selectNewest = statement<ListedPersonRow, [now: Date, before: string]>(
  `${people} where p.deleted_at is null and p.id < $2 ${page}`,
)

/** What the names of a person must have; `text` is the number of the parameter with it. */
type Named = (text: string) => string
const inNames = (has: (column: string) => string): string =>
  `(${has('p.display_name')} or ${has('p.full_name')})`
const hasPart: Named = (text) =>
  inNames((column) => `folded(${column}) like '%' || pattern_of(${text}) || '%'`)
/** Two letters, for which trigrams are of no use. */
const hasLetters: Named = (text) =>
  inNames((column) => `short_pieces(folded(${column})) @> array[folded(${text})]`)

const isShort = (text: string): boolean => Array.from(fold(text)).length < 3

/** Everybody with the name is found by the indexes first: a page alone would walk all people. */
const searchNames = (named: Named): string =>
  `with found as materialized (
    select p.id from user_profiles p where p.deleted_at is null and ${named('$3')})
  ${people} where p.id in (select f.id from found f where f.id < $2 order by f.id desc
    limit ${staffPeoplePerPage + 1}) ${page}`

type Search = [now: Date, before: string, text: string]

const selectNamed = statement<ListedPersonRow, Search>(searchNames(hasPart))
const selectShort = statement<ListedPersonRow, Search>(searchNames(hasLetters))

interface BannedRow extends ListedPersonRow {
  readonly banned_at: Date
}

/** The moment is `$1`, the place after which the page begins `$2` and `$3`. */
const bannedPeople = (condition = 'true'): string => `
  select ${columns}, ban.created_at as banned_at
  from banned_users ban
  join user_profiles p on p.id = ban.user_id
  where (ban.expires_at is null or ban.expires_at > $1)
    and (ban.created_at, ban.user_id) < ($2, $3) and ${condition}
  order by ban.created_at desc, ban.user_id desc limit ${staffPeoplePerPage + 1}`

const selectBanned = statement<BannedRow, [now: Date, at: Date, id: string]>(bannedPeople())
type BannedSearch = [now: Date, at: Date, id: string, text: string]
const selectBannedNamed = statement<BannedRow, BannedSearch>(bannedPeople(hasPart('$4')))
const selectBannedShort = statement<BannedRow, BannedSearch>(bannedPeople(hasLetters('$4')))

const selectByIds = statement<ListedPersonRow, [now: Date, ids: readonly string[]]>(
  `${people} where p.id = any($2::uuid[]) order by p.id desc`,
)

const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** One page and one more, the newest first. */
export function listPeople(
  db: Database,
  now: Date,
  text: string | undefined,
  before = afterAll,
): Promise<readonly ListedPersonRow[]> {
  if (text === undefined) return selectNewest(db, [now, before])
  return (isShort(text) ? selectShort : selectNamed)(db, [now, before, text])
}

const latest: readonly [Date, string] = [new Date('9999-12-31'), afterAll]

/**
 * Lists people who are banned now, with this in their names: one page and one more, the latest bans
 * first.
 */
export function listBanned(
  db: Database,
  now: Date,
  text: string | undefined,
  [at, id] = latest,
): Promise<readonly BannedRow[]> {
  if (text === undefined) return selectBanned(db, [now, at, id])
  return (isShort(text) ? selectBannedShort : selectBannedNamed)(db, [now, at, id, text])
}

/** Deleted people too, of whom only the id remains. */
export const listPeopleByIds = (
  db: Database,
  now: Date,
  ids: readonly string[],
): Promise<readonly ListedPersonRow[]> => selectByIds(db, [now, ids])

export interface ReportRow {
  readonly id: string
  readonly subject_type: string
  readonly is_open: boolean
  readonly created_at: Date
  /** The number of all reports, not only of those that are listed. */
  readonly count: number
}

const selectReports = (column: 'reported_id' | 'reporter_id'): string =>
  `select id, subject_type, status = 'open' as is_open, created_at,
    (count(*) over ())::integer as count
  from user_reports where ${column} = $1 and not ${concerns('user_reports', '$2')} order by id desc limit 20`

type Asked = [personId: string, viewerId: string]
const reportsAbout = statement<ReportRow, Asked>(selectReports('reported_id'))
const reportsBy = statement<ReportRow, Asked>(selectReports('reporter_id'))

/** Without those about the viewer, which do not exist for them: a list would show who reported them. */
export const listReportsAbout = (db: Database, ...asked: Asked) => reportsAbout(db, asked)
export const listReportsBy = (db: Database, ...asked: Asked) => reportsBy(db, asked)
