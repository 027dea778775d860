import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { detachFiles, reattachFiles } from '../../content/attachments/public.ts'
import type { Removable } from '../../content/removals/public.ts'
import { wakeIndex } from '../matching/public.ts'
import { lockListings, removeListings } from './own-listings.store.ts'
import { insertListingAgain, readListingRows } from './removed-listings.store.ts'

/** Open pages receive nothing, as when the provider takes a listing down. */
const announce = (): void => undefined

export const removableListing: Removable = {
  async take(tx, removal) {
    const found = await readListingRows(tx, removal.subjectId)
    if (found === undefined) return undefined
    // The account comes first, as when the provider saves.
    await lockOwnProfile(tx, found.provider_id)
    await lockListings(tx, found.provider_id, [removal.subjectId])
    const locked = await readListingRows(tx, removal.subjectId)
    if (locked === undefined) return undefined
    await detachFiles(tx, 'listing', removal)
    await removeListings(tx, [removal.subjectId])
    await wakeIndex(tx)
    return { authorId: locked.provider_id, rows: locked.rows, announce }
  },

  async bringBack(tx, removal) {
    const [listing] = removal.rows['service_listings'] as readonly { provider_id: string }[]
    if (listing === undefined) throw new Error('A removed listing has its own row.')
    await lockOwnProfile(tx, listing.provider_id)
    if (!(await insertListingAgain(tx, removal.rows))) return 'place_taken'
    await reattachFiles(tx, 'listing', removal)
    await wakeIndex(tx)
    return announce
  },
}
