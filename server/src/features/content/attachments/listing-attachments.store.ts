import type { attached } from '@patchbay/contract/content/attached-files'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { filesJson, isLoose } from './attachment-rows.store.ts'

/** One column with the sounds of a listing, or null if it has none. */
export const listingSoundsJson = (listing: string): string =>
  filesJson(`attachments file where file.listing_id = ${listing}.id`)

interface LockedSound {
  readonly id: string
  /** `null` if the sound is uploaded, but not on a listing yet. */
  readonly listing_id: string | null
}

// The clean-up locks them in the same order.
const lockSounds = statement<LockedSound, [ownerId: string, ids: readonly string[]]>(`
  select a.id, a.listing_id from attachments a
  where a.owner_id = $1 and a.kind = 'audio' and (a.listing_id is not null
    or (a.id = any($2::uuid[]) and ${isLoose('a')}
      and a.context_type = 'profile' and a.context_id = $1))
  order by a.id for update`)

/**
 * Locks all sounds of the owner's listings, and those of the given ids that may be added to one.
 */
export const lockListingSounds = (
  tx: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<readonly LockedSound[]> => lockSounds(tx, [ownerId, ids])

export interface ListingSounds {
  readonly listingId: string
  /** In display order. */
  readonly sounds: readonly z.infer<typeof attached>[]
}

// A sound that is already on a listing keeps its measured peaks and length.
const attach = statement<never, [sounds: string]>(`
  update attachments a set listing_id = given.listing, position = given.position,
    peaks = coalesce(given.peaks, a.peaks), seconds = coalesce(given.seconds, a.seconds)
  from jsonb_to_recordset($1::jsonb)
    as given (id uuid, listing uuid, position integer, peaks smallint[], seconds double precision)
  where a.id = given.id`)

/** The caller must hold the locks on all of these files. */
export async function attachToListings(
  tx: Database,
  listings: readonly ListingSounds[],
): Promise<void> {
  const given = listings.flatMap(({ listingId, sounds }) =>
    sounds.map((sound, position) => ({ ...sound, listing: listingId, position })),
  )
  if (given.length > 0) await attach(tx, [JSON.stringify(given)])
}

const deleteSounds = statement<{ key: string }, [ids: readonly string[]]>(
  `delete from attachments where id = any($1::uuid[]) and listing_id is not null
  returning bucket || '/' || path as key`,
)

/** The caller must hold the locks on these files. Returns their keys. */
export async function deleteListingSounds(
  tx: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  return ids.length === 0 ? [] : (await deleteSounds(tx, [ids])).map(({ key }) => key)
}
