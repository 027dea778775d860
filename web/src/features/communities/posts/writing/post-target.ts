import { ownerKey } from '../../../../platform/storage/owner-storage.ts'
import { storage } from '../../../../platform/storage/storage.ts'

/** What the composer needs of a community. */
export interface PostTarget {
  readonly id: string
  readonly name: string
  /** On its own page; elsewhere nobody calls everyone. */
  readonly can?: { readonly moderate: boolean }
}

const name = 'last-community'

/** Where the viewer last posted, or chose to from Home, in this browser. */
export const lastCommunity = (owner: string): string | null => storage.read(ownerKey(owner, name))

export const noteCommunity = (owner: string, communityId: string): void =>
  void storage.write(ownerKey(owner, name), communityId)
