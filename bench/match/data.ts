import { readFile } from 'node:fs/promises'
import type { ListingDocument } from '../../server/src/features/marketplace/matching/engine/document.ts'

/**
 * Developers may read the requests of `tuning` and `development`; `untouched` and `held` are only
 * for measuring.
 */
export type Half = 'tuning' | 'untouched' | 'development' | 'held'

export interface Request {
  readonly id: string
  readonly half: Half
  readonly kind: string
  readonly text: string
  /** 1 to 3 by listing; 0 for all others. */
  readonly grades: Readonly<Record<string, number>>
}

type StoredListing = Omit<ListingDocument, 'providerId'>

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as T

export const readRequests = async (): Promise<readonly Request[]> => [
  ...(await read<readonly Request[]>('requests.json')),
  ...(await read<readonly Request[]>('requests-more.json')),
  ...(await read<readonly Request[]>('requests-grown.json')),
]

/** Needs that nobody judged: only their reasons are read. */
export const readNeeds = (): Promise<readonly string[]> => read('needs.json')

export async function readListings(): Promise<ListingDocument[]> {
  const stored = await read<readonly StoredListing[]>('listings.json')
  return stored.map((listing) => ({
    ...listing,
    providerId: `of ${listing.id}`,
  }))
}
