import { createReply, type PostReply } from '@patchbay/contract/replies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useDraft } from '../../platform/drafts.ts'
import { useSession } from '../sessions/public.ts'
import { faultIn } from './check-reply.ts'
import { addReply } from './replies.cache.ts'
import { replyTexts as texts } from './texts.ts'
import type { Thread } from './thread.ts'

interface ReplyDraft {
  /** Made with the first letter, and sent with every try: sent twice, it is one reply. */
  readonly clientId: string
  readonly content: string
}

function wordsFor(error: Error | null): string | undefined {
  if (!error) return undefined
  const { code, issues } = error instanceof ApiError ? error : { code: undefined, issues: [] }
  if (code === 'invalid_input') return issues[0]?.message ?? texts.failed
  return code === 'post_not_found' ? texts.gone : texts.failed
}

/** One draft for each post, wherever the form stands; it outlives failures and navigation. */
export function useNewReply(thread: Thread, onSent: (reply: PostReply) => void) {
  const { postId } = thread
  const client = useQueryClient()
  const { user } = useSession()
  const [kept, keep] = useDraft(user?.id ?? '', `reply:${postId}`)
  const draft = kept as ReplyDraft | undefined
  const content = draft?.content ?? ''
  const [fault, setFault] = useState<string>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ReplyDraft) => call(createReply, { params: { postId }, body }),
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
    fault: fault ?? wordsFor(error),
    isSending: isPending,
    change: (text: string): void => {
      setFault(undefined)
      keep(text === '' ? undefined : { clientId: crypto.randomUUID(), ...draft, content: text })
    },
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      // Its form may stand inside another one's in React, though not on the page.
      event?.stopPropagation()
      if (isPending) return
      reset()
      const found = faultIn(content)
      setFault(found)
      if (found === undefined && draft) mutate(draft)
    },
  }
}
