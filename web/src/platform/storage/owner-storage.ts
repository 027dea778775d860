import { storage } from './storage.ts'

/** Data that this browser stores for one person until they sign out. */
const start = (owner: string): string => `kept:${owner}:`

export const ownerKey = (owner: string, name: string): string => start(owner) + name

/** Called when the person signs out. The data of other people in this browser remains. */
export function clearOwnerStorage(owner: string): void {
  for (const key of storage.keys()) if (key.startsWith(start(owner))) storage.remove(key)
}

/** All keys with this name, for every owner. */
export const ownerKeysNamed = (name: string): string[] =>
  storage.keys().filter((key) => key.startsWith('kept:') && key.endsWith(`:${name}`))
