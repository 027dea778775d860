import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { changeReply, renewReplies } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

/** An open edit is a draft: it stays open with its text, over updates and navigation. */
export function useEditReply(thread: Thread, reply: Reply, onClosed: () => void) {
  const client = useQueryClient()
  const { calls, texts } = thread
  const { user } = useSession()
  const [stored, keep] = useDraft(user?.id ?? '', `reply-edit:${reply.id}`)
  const draft = stored as { readonly content: string } | undefined
  const close = (): void => {
    keep(undefined)
    state.forget('content')
    onClosed()
  }
  const state = useForm<'content', string, Reply>({
    names: ['content'],
    check: () => {
      if (draft?.content.trim() !== reply.content) return draft && { input: draft.content }
      close()
      return undefined
    },
    send: (content) => calls.update(reply.id, content),
    onSent: (saved) => {
      close()
      changeReply(client, thread, saved.id, saved)
    },
    errorsAt: (error) =>
      error instanceof ApiError && error.code === 'invalid_input'
        ? { content: firstIssue(error) ?? texts.saveFailed }
        : {},
    onFailure: (error) => {
      const { code, status } = error instanceof ApiError ? error : { code: '', status: 0 }
      if (code === 'invalid_input') return
      const isRefused = status === 403 || status === 404
      showToast({ message: isRefused ? texts.saveForbidden : texts.saveFailed, tone: 'error' })
      if (isRefused) void renewReplies(client, thread)
    },
    // A toast says it.
    wordsFor: () => undefined,
  })
  return {
    state,
    content: draft?.content,
    open: (): void => keep({ content: reply.content }),
    close,
    change: (content: string): void => {
      state.forget('content')
      keep({ content })
    },
  }
}
