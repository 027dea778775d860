import type { Database } from '../../../platform/db/database.ts'
import {
  inOrderOfNames,
  isSimilar,
  publicScope,
  pageOfNames,
  type NameCursor,
  type NamedThings,
  type NamedValues,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { restrictedCommunitiesOf } from '../../people/participation/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { visibleEvents } from './events.store.ts'

export interface FoundEventRow extends NameCursor {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly start_time: Date
  readonly community_name: string
  readonly cover_image: string | null
  readonly is_near: boolean
}

const text = `e.title || ' ' || e.description`

/**
 * So many events of each private or closed community of the viewer are compared letter by letter.
 */
const mostCompared = 50

const inKept = (events: string): string =>
  `select event.id from (${restrictedCommunitiesOf('$1')}) home cross join lateral (${events}) event`

/**
 * What is open to all is found by its title; what is not, behind the sign of each community of the
 * viewer. Coming events are before all others, the next one first.
 */
const events: NamedThings = {
  table: 'community_events',
  alias: 'e',
  joins: visibleEvents,
  names: [{ column: 'e.title' }],
  mayFind: `not ${hasBlocked('$1', 'e.creator_id')}`,
  isIndexed: `e.word_place = ${publicScope}`,
  text,
  wordScope: 'e.word_place',
  weight: `case when e.end_time > now() then 1e11 - extract(epoch from e.start_time)
    else extract(epoch from e.start_time) end`,
  also: {
    exact: inKept(`select e.id from (
        select e.id, e.word_place from community_events e
        where words_in(e.word_place, ${text}) @@ sought_in(home.community_id, $2) offset 0) e
      where e.word_place = home.community_id`),
    near: inKept(`select e.id from (
        select e.id, e.title from community_events e where e.word_place = home.community_id
        order by e.id desc limit ${mostCompared}) e
      where ${isSimilar('folded(e.title)')}`),
  },
}

const shown = `select e.id, e.title, e.description, e.start_time, c.name as community_name,
    c.cover_image, page.score, page.weight, page.is_near
  from page join community_events e on e.id = page.id
  join communities c on c.id = e.community_id ${inOrderOfNames}`

const findShort = statement<FoundEventRow, NamedValues>(`${pageOfNames(events, 'short')} ${shown}`)
const findLong = plannedOnce<FoundEventRow, NamedValues>(`${pageOfNames(events, 'long')} ${shown}`)

/** Events by title or by the words of their descriptions, those that fit best first. */
export const findEventsNamed = (
  db: Database,
  isShort: boolean,
  values: NamedValues,
): Promise<readonly FoundEventRow[]> => (isShort ? findShort : findLong)(db, values)
