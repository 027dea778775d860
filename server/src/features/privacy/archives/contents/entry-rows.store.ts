import { nameOf } from '@patchbay/contract/people/person-name'
import type { Database } from '../../../../platform/db/database.ts'
import type { Statement } from '../../../../platform/db/statement.ts'
import { shownFullName } from '../../../accounts/profiles/public.ts'

/** One thing in the archive, by the names that its readers see. */
export type Entry = Readonly<Record<string, unknown>>

export interface EntryRow {
  /** In the order of the section. */
  readonly key: string
  readonly entry: Entry
}

export type EntryValues = [userId: string, after: string, limit: number]

const rowsAtOnce = 500

/** SQL for one page of entries. `own` selects `key` and `entry`, of the person `$1` alone. */
export const pageOf = (own: string): string => `select own.key, own.entry from (${own}) own
  where own.key collate "C" > $2 order by own.key collate "C" limit $3`

/** SQL: the beginning of a text, without a mention that the cut would go through. */
export const beginningOf = (content: string, length: number): string =>
  `regexp_replace(left(${content}, ${length}), '<@[^>]*$', '')`

/** SQL: a person as others see them beside what they wrote. */
export const shownName = (alias: string): string => `coalesce(${alias}.display_name,
  ${shownFullName(alias)}, '${nameOf({ displayName: null, fullName: null })}')`

/**
 * Reads page by page, because files are written meanwhile: a transaction would be open for as long
 * as that takes.
 */
export async function* readPages(
  db: Database,
  select: Statement<EntryRow, EntryValues>,
  userId: string,
): AsyncGenerator<readonly Entry[]> {
  let after = ''
  for (;;) {
    const rows = await select(db, [userId, after, rowsAtOnce])
    if (rows.length > 0) yield rows.map(({ entry }) => entry)
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.key ?? ''
  }
}

/** SQL: a poll as its readers see it, without who voted; its question is the text. */
export const pollOf = (poll: string): string => `case when ${poll} is not null then
  json_build_object('answers', ${poll} -> 'answers', 'several', ${poll} -> 'isMultiple',
    'anonymous', ${poll} -> 'isAnonymous', 'endsAt', ${poll} -> 'endsAt') end`

/** SQL: the texts of the answers that were chosen, by their places. */
export const chosenIn = (poll: string, places: string): string => `(
  select json_agg(${poll} -> 'answers' -> place::integer) from jsonb_array_elements_text(${places}) place)`
