import { soughtWords } from '@patchbay/contract/messaging/found-words'
import type { Database } from '../../../platform/db/database.ts'
import { mostFound, openPlace } from '../../../platform/db/found-names.ts'
import { statement } from '../../../platform/db/statement.ts'

/** How many posts are looked at, the newest: if they fill a page, nothing else needs to be read. */
const sample = 1_000
const hour = 3_600_000

/** The words that fill a page among the newest posts; only of what everybody may see. */
const selectCommon = statement<{ word: string }>(
  `select substr(word, 9) as word from ts_stat($$
    select words_in(s.word_place, coalesce(s.title || ' ', '') || s.content) from (
      select * from community_posts where word_place = ${openPlace}
      order by id desc limit ${sample}) s$$)
  where ndoc >= ${mostFound}`,
)

interface Known {
  readonly until: number
  readonly words: Promise<readonly string[]>
}

const known = new WeakMap<Database, Known>()

/** Read once an hour: what nearly everybody says does not change from one search to the next. */
function commonWords(db: Database): Promise<readonly string[]> {
  const now = performance.now()
  const last = known.get(db)
  if (last !== undefined && now < last.until) return last.words
  const words = selectCommon(db, []).then((rows) => rows.map(({ word }) => word))
  known.set(db, { until: now + hour, words })
  words.catch(() => known.delete(db))
  return words
}

/** Whether nearly everybody uses all of the words that are looked for; the last may be incomplete. */
export async function areCommon(db: Database, q: string): Promise<boolean> {
  const common = await commonWords(db)
  const sought = soughtWords(q)
  const last = sought.at(-1)
  return (
    last !== undefined &&
    sought.slice(0, -1).every((word) => common.includes(word)) &&
    common.some((word) => word.startsWith(last))
  )
}
