import { readFile } from 'node:fs/promises'
import type { ListingDocument } from '../../server/src/features/matching/engine/document.ts'

/** The requests of one half may be looked at, those of the other are for measuring only. */
export type Half = 'tuning' | 'untouched'

export interface Request {
  readonly id: string
  readonly half: Half
  readonly kind: string
  readonly text: string
  /** 1 to 3 by listing; 0 where there is none. */
  readonly grades: Readonly<Record<string, number>>
}

type StoredListing = Omit<ListingDocument, 'providerId' | 'communityNames'> & {
  readonly communities: readonly string[]
}

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as T

export const readRequests = (): Promise<readonly Request[]> => read('requests.json')

export async function readListings(): Promise<ListingDocument[]> {
  const stored = await read<readonly StoredListing[]>('listings.json')
  return stored.map(({ communities, ...listing }) => ({
    ...listing,
    providerId: `of ${listing.id}`,
    communityNames: communities,
  }))
}
