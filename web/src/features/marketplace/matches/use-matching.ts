import { isBlank } from '@patchbay/contract/blank'
import { needLength, matchListings } from '@patchbay/contract/marketplace/matches'
import { useMutation, useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { readDraft, useDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { listingKeys } from '../listings/public.ts'
import { readAnswer, trimmed, without, type Answer } from './answer.ts'
import { hireTexts as texts } from './texts.ts'

interface Search {
  readonly description: string
  readonly stop: AbortController
}

const mutationKey = ['match']
const answerKey = 'matches'

const searchIn = ({ state }: Mutation): Search | undefined => state.variables as Search | undefined

/** Only the newest search runs. It continues when the page is left, and its result is stored. */
function useSearch() {
  const owner = useSession().user?.id ?? ''
  const sessions = useSessions()
  const client = useQueryClient()
  const cache = client.getMutationCache()
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
      if (!isAwaited) return
      client.removeQueries({ queryKey: listingKeys.allFound })
      writeDraft(owner, answerKey, trimmed(answer, description))
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

function validationErrorIn(text: string): string | undefined {
  if (isBlank(text.trim())) return texts.empty
  return countCharacters(text) > needLength ? texts.tooLong(needLength) : undefined
}

/** The stored text. */
function textIn(stored: unknown): string {
  const text = (stored as { readonly text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : ''
}

const wordsFor = (error: Error): string =>
  error instanceof ApiError && error.code === 'match_failed' ? texts.matchFailed : texts.failed

/**
 * The viewer's need and its matches. Both are stored for this tab and person until they are
 * cleared, so that returning to the page needs no request.
 */
export function useMatching(onAnswer: (answer: Answer) => void) {
  const owner = useSession().user?.id ?? ''
  const [storedText, keepText] = useDraft(owner, 'hire')
  const [storedAnswer, keepAnswer] = useDraft(owner, answerKey)
  const text = textIn(storedText)
  const answer = useMemo(() => readAnswer(storedAnswer), [storedAnswer])
  const [validationError, setValidationError] = useState<string>()
  const { isFinding, error, search, forget } = useSearch()
  return {
    text,
    validationError,
    answer,
    isFinding,
    failure: error && wordsFor(error),
    type: (next: string): void => {
      setValidationError(undefined)
      keepText(next === '' ? undefined : { text: next })
    },
    /** Returns false if the text is invalid. */
    find: (): boolean => {
      const found = validationErrorIn(text)
      setValidationError(found)
      if (found !== undefined) return false
      search(text.trim(), onAnswer)
      return true
    },
    /** A match is no longer offered. */
    drop: (listingId: string): void => {
      // Several may go at once, before the page is rendered again.
      const current = readAnswer(readDraft(owner, answerKey))
      if (current) keepAnswer(without(current, listingId))
    },
    clear: (): void => {
      forget()
      setValidationError(undefined)
      keepText(undefined)
      keepAnswer(undefined)
    },
  }
}

export type Matching = ReturnType<typeof useMatching>
