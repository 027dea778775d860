import { needLength } from '@patchbay/contract/matches'
import { isBlank } from '@patchbay/contract/blank'
import { useMemo, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useDraft } from '../../platform/drafts.ts'
import { countCharacters } from '../../ui/fields/count-hint.ts'
import { useSession } from '../sessions/public.ts'
import { readAnswer, type Answer } from './answer.ts'
import { hireTexts as texts } from './texts.ts'
import { answerPlace, useSearch } from './use-search.ts'

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
  const [storedAnswer, keepAnswer] = useDraft(owner, answerPlace)
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
    clear: (): void => {
      forget()
      setValidationError(undefined)
      keepText(undefined)
      keepAnswer(undefined)
    },
  }
}

export type Matching = ReturnType<typeof useMatching>
