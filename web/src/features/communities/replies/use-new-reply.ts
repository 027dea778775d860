import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
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

/** One draft for each post or article. */
export const replyDraftName = ({ kind, id }: Thread): string => `${kind}:${id}`

/** Focuses the nearest box for a new reply; the same thread may be on the page twice. */
export function focusReplyBox(from: Element | null): void {
  for (let near = from; near; near = near.parentElement) {
    const box = near.querySelector<HTMLElement>('[data-reply-box]')
    if (box) return box.focus()
  }
}

const none = { code: undefined, issues: [], status: undefined }

function wordsFor(error: Error | null, texts: ThreadTexts): string | undefined {
  if (!error) return undefined
  const { code, issues, status } = error instanceof ApiError ? error : none
  if (code === 'invalid_input') return issues[0]?.message ?? texts.failed
  return tooOftenWords(error) ?? (status === 404 ? texts.gone : texts.failed)
}

/** One draft per post or article, shared by all its forms; it survives failures and navigation. */
export function useNewReply(
  thread: Thread,
  /** Without a reply if it waits to be sent. */
  onSent: (reply: Reply | undefined) => void,
) {
  const { calls, texts } = thread
  const client = useQueryClient()
  const { user } = useSession()
  const owner = user?.id ?? ''
  const [stored, keep] = useDraft(owner, replyDraftName(thread))
  const draft = stored as ReplyDraft | undefined
  const content = draft?.content ?? ''
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: ReplyDraft) => calls.create(body, owner),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (reply) => {
      keep(undefined)
      if (reply) addReply(client, thread, reply)
      onSent(reply)
    },
  })
  return {
    content,
    validationError: wordsFor(error, texts),
    isSending: isPending,
    change: (text: string): void => {
      // Other failures stay until the next attempt.
      if (error instanceof ApiError && error.code === 'invalid_input') reset()
      keep(text === '' ? undefined : { clientId: crypto.randomUUID(), ...draft, content: text })
    },
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      // In React this form may be nested in another form, though not in the DOM.
      event?.stopPropagation()
      if (isPending) return
      reset()
      mutate(draft ?? { clientId: crypto.randomUUID(), content })
    },
  }
}
