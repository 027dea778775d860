import { requestVerification } from '@patchbay/contract/verifications'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/overlays/toast.ts'
import { useSessions } from '../sessions/public.ts'
import { verificationTexts as texts } from './texts.ts'

interface Requesting {
  readonly send: (credentials: string) => void
  readonly isSending: boolean
  readonly failure: string | undefined
  /** The server's validation error for the text. */
  readonly validationError: string | undefined
}

function failureOf(error: ApiError | null): string | undefined {
  if (!error || error.code === 'invalid_input') return undefined
  if (error.code === 'not_authenticated') return texts.noUser
  return error.code === 'rate_limited' ? texts.tooOften : texts.failed
}

/** Another tab or device has already sent a request, which will be shown. */
const isOvertaken = (error: ApiError): boolean =>
  error.code === 'verification_pending' || error.code === 'already_verified'

export function useRequestVerification(onSent: () => void): Requesting {
  const sessions = useSessions()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (credentials: string) => call(requestVerification, { body: { credentials } }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (request) => {
      sessions.noteVerification(request)
      onSent()
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return
      // The page is replaced by the sign-in page, so a toast shows the error.
      if (failure.code === 'not_authenticated') showToast({ message: texts.noUser, tone: 'error' })
      if (isOvertaken(failure)) sessions.retry()
    },
  })
  const failure = error instanceof ApiError ? error : null
  return {
    send: (credentials) => {
      if (!isPending) mutate(credentials)
    },
    isSending: isPending,
    failure: error && !failure ? texts.failed : failureOf(failure),
    validationError: failure?.issues[0]?.message,
  }
}
