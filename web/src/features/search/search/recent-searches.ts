import { queryLength } from '@patchbay/contract/search/search'
import { ownerKey } from '../../../platform/storage/owner-storage.ts'
import { storage } from '../../../platform/storage/storage.ts'

const name = 'recent-searches'
const most = 8

/** What the viewer has looked for in this browser, the newest first. The server never gets this list. */
export function recentSearches(owner: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.read(ownerKey(owner, name)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((one) => typeof one === 'string' && one !== '').slice(0, most)
  } catch {
    return []
  }
}

export function noteSearch(owner: string, q: string): void {
  const text = q.trim().slice(0, queryLength)
  if (text === '') return
  const others = recentSearches(owner).filter((one) => one !== text)
  storage.write(ownerKey(owner, name), JSON.stringify([text, ...others].slice(0, most)))
}

export const forgetSearches = (owner: string): void => storage.remove(ownerKey(owner, name))
