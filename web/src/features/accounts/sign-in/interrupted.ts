import { providers } from '@patchbay/contract/accounts/sign-in'
import * as z from 'zod/mini'
import { tabStorage } from '../../../platform/storage/storage.ts'

const interrupted = z.union([
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('link'), provider: z.enum(providers) }),
  z.object({ kind: z.literal('unlink'), identityId: z.string() }),
])

/** What the person was about to do when they had to confirm that it is them. */
export type Interrupted = z.infer<typeof interrupted>

declare module '@tanstack/history' {
  interface HistoryState {
    /** Goes on where the confirmation interrupted it. */
    resumed?: Interrupted
  }
}

const key = 'interrupted'

/** Kept while a provider's page is open. An address could not say it: anybody can send one. */
export const noteInterrupted = (what: Interrupted): void =>
  void tabStorage.write(key, JSON.stringify(what))

/** Reads and removes it, so that it goes on once. */
export function takeInterrupted(): Interrupted | undefined {
  const stored = tabStorage.read(key)
  tabStorage.remove(key)
  try {
    return stored === null ? undefined : z.parse(interrupted, JSON.parse(stored))
  } catch {
    return undefined
  }
}
