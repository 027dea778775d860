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

/**
 * Returns the community in which the viewer last posted, or which they last chose on Home, in this
 * browser.
 */
export const lastCommunity = (owner: string): string | null => storage.read(ownerKey(owner, name))

export const noteCommunity = (owner: string, communityId: string): void =>
  void storage.write(ownerKey(owner, name), communityId)
