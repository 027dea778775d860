import type { SavedKind } from '@patchbay/contract/notices/saved-kinds'
import * as z from 'zod/mini'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { job } from '../../../platform/jobs/job.ts'
import { countNewEvents } from '../../communities/events/public.ts'
import { countNewListings, type TimeSpan } from '../../marketplace/listings/public.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { countNewPeople } from '../directory/public.ts'
import { checkFacets } from './saved-facets.ts'
import { listDue, takeDue, type DueSearch } from './saved-searches.store.ts'

const hour = 3_600_000
const day = 24 * hour

/** Who has just joined is still writing the profile: people, and all else, are new after an hour. */
const lag = hour
const atOnce = 100

type CountNew = (db: Database, search: DueSearch, span: TimeSpan, now: Date) => Promise<number>

/** Each counts in its statement what the owner of the search may see. */
const counts: Readonly<Record<SavedKind, CountNew>> = {
  people: (db, { user_id, facets }, span) =>
    countNewPeople(db, user_id, checkFacets('people', facets), span),
  listings: (db, { user_id, facets }, span) =>
    countNewListings(db, user_id, checkFacets('listings', facets), span),
  events: (db, { user_id, facets }, [after, upTo], now) =>
    countNewEvents(db, user_id, String(facets['q']), { after, upTo, now }),
}

async function lookFor(services: Services, id: string, now: Date): Promise<void> {
  const upTo = new Date(now.getTime() - lag)
  const notified = await transaction(services.db, async (tx) => {
    const search = await takeDue(tx, id, { before: new Date(upTo.getTime() - day), upTo })
    if (search === undefined) return []
    const { user_id, kind, name, facets } = search
    const count = await counts[kind](tx, search, [search.looked_at, upTo], now)
    if (count === 0) return []
    const data = { searchId: id, kind, name, facets: JSON.stringify(facets), count: String(count) }
    return writeNotices(tx, [user_id], { kind: 'search_found', data }, now)
  })
  announceNotices(services, notified)
}

/**
 * Looks at each saved search once a day, and tells its owner if something new fits. What was looked
 * at is noted with the notice, so that nothing is told twice.
 */
export const lookForSaved = job(
  'look_for_saved',
  z.object({}),
  async (services, _payload, { log, signal }) => {
    const now = services.now()
    const before = new Date(now.getTime() - lag - day)
    const failed = new Set<string>()
    for (;;) {
      const due = await listDue(services.db, before, atOnce + failed.size)
      const ids = due.filter((id) => !failed.has(id))
      if (ids.length === 0 || signal.aborted) break
      for (const id of ids) {
        try {
          await lookFor(services, id, now)
        } catch (error) {
          // A failure must not prevent the others.
          log.warn({ err: error, searchId: id }, 'could not look for a saved search')
          failed.add(id)
        }
      }
    }
    if (failed.size > 0)
      throw new Error(`Could not look for the saved searches ${[...failed].join(', ')}.`)
  },
  { recurs: '17 * * * *', alone: true },
)
