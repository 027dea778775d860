import { sendFeedback, type FeedbackType } from '@patchbay/contract/feedback'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/overlays/toast.ts'
import { feedbackTexts as texts } from './texts.ts'

const shownFor = 3000

interface Sending {
  readonly send: (content: string) => void
  readonly isSending: boolean
  /** True for three seconds after it was sent. */
  readonly isSent: boolean
  readonly failure: string | undefined
  /** The server's validation error for the text. */
  readonly validationError: string | undefined
}

function wordsFor(error: Error | null): string | undefined {
  if (!error) return undefined
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_input') return undefined
  return code === 'rate_limited' ? texts.tooOften : texts.failed
}

export function useSendFeedback(type: FeedbackType, onSent: () => void): Sending {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setSent(false), shownFor)
    return () => clearTimeout(timer)
  }, [isSent])
  const { mutate, isPending, error } = useMutation({
    mutationFn: (content: string) => call(sendFeedback, { body: { type, content } }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: () => {
      onSent()
      setSent(true)
    },
    onError: (failure) => {
      // The page is replaced by the sign-in page, so a toast shows the error.
      if (failure instanceof ApiError && failure.code === 'not_authenticated')
        showToast({ message: texts.failed, tone: 'error' })
    },
  })
  return {
    send: (content) => {
      if (isPending) return
      setSent(false)
      mutate(content)
    },
    isSending: isPending,
    isSent,
    failure: wordsFor(error),
    validationError: error instanceof ApiError ? error.issues[0]?.message : undefined,
  }
}
