import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { addReply } from './replies.cache.ts'
import type { ThreadTexts } from './texts.ts'
import type { Reply, Thread } from './thread.ts'

interface ReplyDraft {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * reply.
   */
  readonly clientId: string
  readonly content: string
}

const none = { code: undefined, issues: [], status: undefined }

function wordsFor(error: Error | null, texts: ThreadTexts): string | undefined {
  if (!error) return undefined
  const { code, issues, status } = error instanceof ApiError ? error : none
  if (code === 'invalid_input') return issues[0]?.message ?? texts.failed
  return status === 404 ? texts.gone : texts.failed
}

/** One draft per post or article, shared by all its forms; it survives failures and navigation. */
export function useNewReply(thread: Thread, onSent: (reply: Reply) => void) {
  const { calls, texts } = thread
  const client = useQueryClient()
  const { user } = useSession()
  const [stored, keep] = useDraft(user?.id ?? '', `${thread.kind}:${thread.id}`)
  const draft = stored as ReplyDraft | undefined
  const content = draft?.content ?? ''
  const [validationError, setValidationError] = useState<string>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ReplyDraft) => calls.create(body),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (reply) => {
      keep(undefined)
      addReply(client, thread, reply)
      onSent(reply)
    },
  })
  return {
    content,
    validationError: validationError ?? wordsFor(error, texts),
    isSending: isPending,
    change: (text: string): void => {
      setValidationError(undefined)
      keep(text === '' ? undefined : { clientId: crypto.randomUUID(), ...draft, content: text })
    },
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      // In React this form may be nested in another form, though not in the DOM.
      event?.stopPropagation()
      if (isPending) return
      reset()
      const found = thread.validationErrorIn(content)
      setValidationError(found)
      if (found === undefined && draft) mutate(draft)
    },
  }
}
