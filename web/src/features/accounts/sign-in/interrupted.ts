import { providers } from '@patchbay/contract/accounts/sign-in'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { tabStorage } from '../../../platform/storage/storage.ts'

const interrupted = z.union([
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('link'), provider: z.enum(providers) }),
  z.object({ kind: z.literal('link_mail') }),
  z.object({ kind: z.literal('second_factor') }),
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

/** Removes it from the history, so that a reload or a way back does not open it again. */
export function useForgetResumed(isResumed: boolean): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!isResumed) return
    const { href, state } = history.location
    const { resumed: _resumed, ...others } = state
    history.replace(href, others)
  }, [isResumed, history])
}
