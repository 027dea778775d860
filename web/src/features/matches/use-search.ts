import { matchListings } from '@patchbay/contract/matches'
import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query'
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

const searchIn = ({ state }: Mutation): Search | undefined => state.variables as Search | undefined

/** Only the newest search runs. It continues when the page is left, and its result is stored. */
export function useSearch() {
  const owner = useSession().user?.id ?? ''
  const sessions = useSessions()
  const cache = useQueryClient().getMutationCache()
  const giveUp = (one: Mutation): void => {
    searchIn(one)?.stop.abort()
    cache.remove(one)
  }
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ description, stop }: Search) =>
      call(matchListings, { body: { description }, signal: stop.signal }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (answer, { description, stop }) => {
      const isAwaited = !stop.signal.aborted && sessions.state().user?.id === owner
      if (isAwaited) writeDraft(owner, answerPlace, trimmed(answer, description))
    },
  })
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error } }) => ({ status, error }),
  })
  return {
    isFinding: states.at(-1)?.status === 'pending',
    /** Stays until a search succeeds, so that a retry keeps the scroll position and the focus. */
    error: states.findLast(({ status }) => status !== 'pending')?.error ?? undefined,
    /** `onAnswer` runs only while the page that searched is still open. */
    search: (description: string, onAnswer: (answer: Answer) => void): void => {
      const before = cache.findAll({ mutationKey, status: 'pending' })
      if (before.some((one) => searchIn(one)?.description === description)) return
      before.forEach(giveUp)
      mutate({ description, stop: new AbortController() }, { onSuccess: onAnswer })
    },
    /** The answer of a running search is ignored. */
    forget: (): void => cache.findAll({ mutationKey }).forEach(giveUp),
  }
}
