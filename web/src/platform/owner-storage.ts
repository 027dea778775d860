import { storage } from './storage.ts'

/** What is kept in this browser for one person, until they leave. */
const start = (owner: string): string => `kept:${owner}:`

export const ownerKey = (owner: string, name: string): string => start(owner) + name

/** When they leave; what other people have left here is theirs. */
export function clearOwnerStorage(owner: string): void {
  for (const key of storage.keys()) if (key.startsWith(start(owner))) storage.remove(key)
}

/** What goes by this name, whoever it is kept for. */
export const ownerKeysNamed = (name: string): string[] =>
  storage.keys().filter((key) => key.startsWith('kept:') && key.endsWith(`:${name}`))
