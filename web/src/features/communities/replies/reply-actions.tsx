import { useQueryClient } from '@tanstack/react-query'
import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LikeButton } from '../../content/likes/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { dropReply, renewReplies, setLikes } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

interface ReplyActionsProps {
  thread: Thread
  reply: Reply
  onEdit: () => void
  /** Around the button of the menu. */
  menuRef: Ref<HTMLDivElement>
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

function ReplyMenu({ thread, reply, onEdit, onDeleted }: Omit<ReplyActionsProps, 'menuRef'>) {
  const { texts } = thread
  const [asking, setAsking] = useState(false)
  const [reporting, setReporting] = useState(false)
  const client = useQueryClient()
  const name = nameOf(reply.author)
  const items = [
    ...(reply.can.edit ? [{ label: texts.edit, icon: Pencil, onSelect: onEdit }] : []),
    ...(reply.can.delete
      ? [{ label: texts.delete, icon: Trash2, danger: true, onSelect: () => setAsking(true) }]
      : []),
    ...(reply.can.report
      ? [{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.menu(name)} items={items} />
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
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: thread.kind, id: reply.id, authorName: name }}
      />
    </>
  )
}

/** The like button for everyone; Edit, Delete and Report in a menu, for those who may use them. */
export function ReplyActions({ menuRef, ...props }: ReplyActionsProps): ReactNode {
  return (
    <div ref={menuRef} className="-mb-2 flex items-center justify-between">
      <ReplyLike {...props} />
      <ReplyMenu {...props} />
    </div>
  )
}
