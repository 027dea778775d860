import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { actionStyle } from '../../../ui/action-style.ts'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { LikeButton } from '../../content/likes/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportAction } from '../../people/reports/public.ts'
import { dropReply, renewReplies, setLikes } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

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
      disabled={!thread.canReact && !reply.likedByMe}
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
  const client = useQueryClient()
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
      <DeleteDialog
        open={asking}
        onClose={() => setAsking(false)}
        texts={texts}
        remove={() => thread.calls.remove(reply.id)}
        onDeleted={() => {
          onDeleted()
          dropReply(client, thread, reply.id)
        }}
      />
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
