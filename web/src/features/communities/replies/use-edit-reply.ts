import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { useDraft } from '../../../platform/storage/drafts.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { changeReply, renewReplies } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

const isRefused = (error: Error): boolean =>
  error instanceof ApiError && [403, 404].includes(error.status)

/** An open edit is a draft: it stays open with its text, over updates and navigation. */
export function useEditReply(thread: Thread, reply: Reply, onClosed: () => void) {
  const client = useQueryClient()
  const { calls, texts } = thread
  const { user } = useSession()
  const [stored, keep] = useDraft(user?.id ?? '', `reply-edit:${reply.id}`)
  const draft = stored as { readonly content: string } | undefined
  const [validationError, setValidationError] = useState<string>()
  const close = (): void => {
    keep(undefined)
    setValidationError(undefined)
    onClosed()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (content: string) => calls.update(reply.id, content),
    networkMode: 'always',
    onSuccess: (saved) => {
      close()
      changeReply(client, thread, saved.id, saved)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_input')
        return setValidationError(error.issues[0]?.message ?? texts.saveFailed)
      const message = isRefused(error) ? texts.saveForbidden : texts.saveFailed
      showToast({ message, tone: 'error' })
      if (isRefused(error)) void renewReplies(client, thread)
    },
  })
  return {
    content: draft?.content,
    validationError,
    isSaving: isPending,
    open: (): void => keep({ content: reply.content }),
    close,
    change: (content: string): void => {
      setValidationError(undefined)
      keep({ content })
    },
    save: (event: FormEvent): void => {
      event.preventDefault()
      event.stopPropagation()
      if (isPending || !draft) return
      setValidationError(undefined)
      if (draft.content.trim() === reply.content) close()
      else mutate(draft.content)
    },
  }
}
