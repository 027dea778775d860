import { createReport, reportReasonLength } from '@patchbay/contract/people/reports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { reportFormTexts as texts } from './form-texts.ts'
import type { Reported } from './reported.ts'
import { reportTexts } from './texts.ts'

interface ReportDraft {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * report.
   */
  readonly clientId: string
  readonly reason: string
}

function validationErrorIn(reason: string): string | undefined {
  const count = countCharacters(reason)
  if (count === 0) return texts.required
  return count > reportReasonLength ? texts.tooLong(reportReasonLength) : undefined
}

function wordsFor(error: Error | null): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'already_reported') return texts.already
  if (code === 'subject_not_found') return texts.gone
  return error ? texts.failed : undefined
}

/** The draft is stored per object until it is sent: over a failure, a closed sheet, a sign-in. */
export function useSendReport({ type, id }: Reported) {
  const { user } = useSession()
  const { handleError } = useSessions()
  const [stored, keep] = useDraft(user?.id ?? '', `report:${type}:${id}`)
  const draft = stored as ReportDraft | undefined
  const reason = draft?.reason ?? ''
  const [validationError, setValidationError] = useState<string>()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: ReportDraft) =>
      call(createReport, { body: { ...body, subject: { type, id } } }).catch((failure: unknown) => {
        if (type === 'person') handleError(failure, reportTexts.signIn)
        throw failure
      }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: () => keep(undefined),
  })
  return {
    reason,
    validationError,
    failure: wordsFor(error),
    isSending: isPending,
    isSent: isSuccess,
    /** A retry would be useless. */
    isAlready: error instanceof ApiError && error.code === 'already_reported',
    reset: (): void => {
      setValidationError(undefined)
      reset()
    },
    change: (text: string): void => {
      setValidationError(undefined)
      if (error) reset()
      keep(text === '' ? undefined : { clientId: crypto.randomUUID(), ...draft, reason: text })
    },
    /** Returns false if the text is invalid. */
    send: (): boolean => {
      if (isPending) return true
      const found = validationErrorIn(reason)
      setValidationError(found)
      if (found !== undefined || !draft) return false
      mutate(draft)
      return true
    },
  }
}
