import { useQueryClient, useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { actionStyle } from '../../../ui/action-style.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportAction } from '../../people/reports/public.ts'
import { dropReply, renewReplies, setLikes } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

function useDeleteReply(thread: Thread, { id }: Reply, onDeleted: () => void) {
  const client = useQueryClient()
  const { calls, texts } = thread
  return useMutation({
    mutationFn: () =>
      calls.remove(id).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      onDeleted()
      dropReply(client, thread, id)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}

interface ReplyActionsProps {
  thread: Thread
  reply: Reply
  onEdit: () => void
  editRef: Ref<HTMLButtonElement>
  onDeleted: () => void
}

function ReplyLike({ thread, reply }: Pick<ReplyActionsProps, 'thread' | 'reply'>): ReactNode {
  const client = useQueryClient()
  return (
    <LikeButton
      thing={{
        name: [thread.kind, reply.id],
        likes: reply,
        send: (liked) => thread.calls.like(reply.id, liked),
        onAnswer: (likes) => setLikes(client, thread, reply.id, likes),
        onFailure: () => void renewReplies(client, thread),
      }}
    />
  )
}

function DeleteAction({ thread, reply, onDeleted }: Omit<ReplyActionsProps, 'onEdit' | 'editRef'>) {
  const { texts } = thread
  const [asking, setAsking] = useState(false)
  const close = (): void => setAsking(false)
  const { mutate, isPending } = useDeleteReply(thread, reply, () => {
    close()
    onDeleted()
  })
  return (
    <>
      <button
        type="button"
        aria-label={texts.deleteOf(nameOf(reply.author))}
        onClick={() => setAsking(true)}
        className={`${actionStyle} text-meta text-ink-2`}
      >
        <Trash2 className="size-3.5" aria-hidden="true" />
        {texts.delete}
      </button>
      <ConfirmDialog
        open={asking}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        danger
        busy={isPending}
        busyLabel={texts.deleting}
        onConfirm={() => mutate()}
        onCancel={close}
      >
        {texts.deleteBody}
      </ConfirmDialog>
    </>
  )
}

/** The like button for everyone; Edit, Delete and Report for those who may use them. */
export function ReplyActions(props: ReplyActionsProps): ReactNode {
  const { reply, onEdit, editRef } = props
  const { texts } = props.thread
  return (
    <div className="-mb-2 flex items-center gap-3.5">
      <ReplyLike {...props} />
      {reply.can.edit && (
        <button
          ref={editRef}
          type="button"
          aria-label={texts.editOf(nameOf(reply.author))}
          onClick={onEdit}
          className={`${actionStyle} text-meta text-ink-2`}
        >
          <Pencil className="size-3.5" aria-hidden="true" />
          {texts.edit}
        </button>
      )}
      {reply.can.delete && <DeleteAction {...props} />}
      {reply.can.report && (
        <ReportAction
          subject={{ type: props.thread.kind, id: reply.id, authorName: nameOf(reply.author) }}
        />
      )}
    </div>
  )
}
