import { matchListings, needLength } from '@patchbay/contract/matches'
import { isBlank } from '@patchbay/contract/blank'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useDraft } from '../../platform/drafts.ts'
import { countCharacters } from '../../ui/count-hint.ts'
import { useSession } from '../sessions/public.ts'
import { readAnswer, trimmed, type Answer } from './answer.ts'
import { hireTexts as texts } from './texts.ts'

function faultIn(text: string): string | undefined {
  if (isBlank(text.trim())) return texts.empty
  return countCharacters(text) > needLength ? texts.tooLong(needLength) : undefined
}

/** As it was kept. */
function textIn(kept: unknown): string {
  const text = (kept as { readonly text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : ''
}

const wordsFor = (error: Error): string =>
  error instanceof ApiError && error.code === 'match_failed' ? texts.matchFailed : texts.failed

/**
 * A need and what matches it. Both are kept for this tab and this person until they are cleared: who
 * comes back sees them at once, and nothing is asked for again.
 */
export function useMatching(onAnswer: (answer: Answer) => void) {
  const owner = useSession().user?.id ?? ''
  const [keptText, keepText] = useDraft(owner, 'hire')
  const [keptAnswer, keepAnswer] = useDraft(owner, 'matches')
  const text = textIn(keptText)
  const answer = useMemo(() => readAnswer(keptAnswer), [keptAnswer])
  const [fault, setFault] = useState<string>()
  /** Until something is found: who tries again keeps the place, and the focus. */
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending, reset } = useMutation({
    mutationFn: (description: string) => call(matchListings, { body: { description } }),
    // Without a network it fails at once, in words, and does not wait in silence.
    networkMode: 'always',
  })
  return {
    text,
    fault,
    answer,
    isFinding: isPending,
    failure,
    type: (next: string): void => {
      setFault(undefined)
      keepText(next === '' ? undefined : { text: next })
    },
    /** Whether there was anything to find. */
    find: (): boolean => {
      if (isPending) return true
      const found = faultIn(text)
      setFault(found)
      if (found !== undefined) return false
      mutate(text.trim(), {
        onSuccess: (got) => {
          const shown = trimmed(got)
          setFailure(undefined)
          keepAnswer(shown)
          onAnswer(shown)
        },
        onError: (error) => setFailure(wordsFor(error)),
      })
      return true
    },
    /** An answer that is still on its way finds nobody who waits for it. */
    clear: (): void => {
      reset()
      setFault(undefined)
      setFailure(undefined)
      keepText(undefined)
      keepAnswer(undefined)
    },
  }
}

export type Matching = ReturnType<typeof useMatching>
