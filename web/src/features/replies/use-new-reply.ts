import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useDraft } from '../../platform/drafts.ts'
import { useSession } from '../sessions/public.ts'
import { addReply } from './replies.cache.ts'
import type { ThreadTexts } from './texts.ts'
import type { Reply, Thread } from './thread.ts'

interface ReplyDraft {
  /** Made with the first letter, and sent with every try: sent twice, it is one reply. */
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

/** One draft for each post or article, wherever the form stands; it outlives failures and navigation. */
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
    // Without a network it fails at once, in words, and does not wait in silence.
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
      // Its form may stand inside another one's in React, though not on the page.
      event?.stopPropagation()
      if (isPending) return
      reset()
      const found = thread.validationErrorIn(content)
      setValidationError(found)
      if (found === undefined && draft) mutate(draft)
    },
  }
}
