import { matchListings } from '@patchbay/contract/matches'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { writeDraft } from '../../platform/drafts.ts'
import { useSession, useSessions } from '../sessions/public.ts'
import { trimmed, type Answer } from './answer.ts'

interface Search {
  readonly description: string
  readonly stop: AbortController
}

const mutationKey = ['match']
export const answerPlace = 'matches'

/** One search at a time. It goes on when the page is left: what it finds is there on return. */
export function useSearch() {
  const owner = useSession().user?.id ?? ''
  const sessions = useSessions()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ description, stop }: Search) =>
      call(matchListings, { body: { description }, signal: stop.signal }),
    // Without a network it fails at once, in words, and does not wait in silence.
    networkMode: 'always',
    onSuccess: (answer, { stop }) => {
      const isAwaited = !stop.signal.aborted && sessions.state().user?.id === owner
      if (isAwaited) writeDraft(owner, answerPlace, trimmed(answer))
    },
  })
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error } }) => ({ status, error }),
  })
  return {
    isFinding: states.at(-1)?.status === 'pending',
    /** Until something is found: who tries again keeps the place, and the focus. */
    error: states.findLast(({ status }) => status !== 'pending')?.error ?? undefined,
    /** `onAnswer` only while the page that has asked is still open. */
    search: (description: string, onAnswer: (answer: Answer) => void): void => {
      if (client.isMutating({ mutationKey }) > 0) return
      mutate({ description, stop: new AbortController() }, { onSuccess: onAnswer })
    },
    /** An answer that is still on its way finds nobody who waits for it. */
    forget: (): void => {
      const cache = client.getMutationCache()
      for (const one of cache.findAll({ mutationKey })) {
        ;(one.state.variables as Search | undefined)?.stop.abort()
        cache.remove(one)
      }
    },
  }
}
