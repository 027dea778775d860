import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { insertAgain, rowsOf, type RemovedRows } from '../../content/removals/public.ts'

interface ListingToTake {
  readonly provider_id: string
  readonly rows: RemovedRows
}

const selectRows = statement<ListingToTake, [listingId: string]>(
  `select l.provider_id, jsonb_build_object(
    'service_listings', ${rowsOf('service_listings', 'own', 'own.id = l.id')}) as rows
  from service_listings l where l.id = $1`,
)

export async function readListingRows(
  tx: Database,
  listingId: string,
): Promise<ListingToTake | undefined> {
  const [row] = await selectRows(tx, [listingId])
  return row
}

const insertListings = statement<{ id: string }, [rows: string]>(
  `${insertAgain('service_listings')} returning id`,
)

/** False if the person offers something else in that profession by now. */
export async function insertListingAgain(tx: Database, rows: RemovedRows): Promise<boolean> {
  return (await insertListings(tx, [JSON.stringify(rows['service_listings'])])).length > 0
}
