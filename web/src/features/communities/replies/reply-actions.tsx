import { useQueryClient } from '@tanstack/react-query'
import { Flag, Pencil, Reply as AnswerIcon, SmilePlus, Trash2 } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { actionsStyle, actionStyle } from '../../../ui/buttons/action-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { LikeButton } from '../../content/likes/public.ts'
import { Reactions, Reactors, reactionTexts } from '../../content/reactions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { dropReply, renewReplies, setAnswered } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

interface ReplyActionsProps {
  thread: Thread
  reply: Reply
  onEdit: () => void
  onAnswer: () => void
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
        onAnswer: ({ likeCount, likedByMe, insideVersion: version }) =>
          setAnswered(client, thread, { id: reply.id, version }, { likeCount, likedByMe }),
        onFailure: () => void renewReplies(client, thread),
      }}
    />
  )
}

function ReplyReactions({ thread, reply }: Pick<ReplyActionsProps, 'thread' | 'reply'>): ReactNode {
  const client = useQueryClient()
  return (
    <Reactions
      disabled={!thread.canReact}
      thing={{
        name: [thread.kind, reply.id],
        state: reply,
        send: (emoji) => thread.calls.react(reply.id, emoji),
        onAnswer: ({ reactions, myReaction, insideVersion: version }) =>
          setAnswered(client, thread, { id: reply.id, version }, { reactions, myReaction }),
        onFailure: () => void renewReplies(client, thread),
      }}
    />
  )
}

function ReplyMenu({
  thread,
  reply,
  onEdit,
  onDeleted,
}: Omit<ReplyActionsProps, 'menuRef' | 'onAnswer'>) {
  const { texts } = thread
  const { reactors } = thread.calls
  const [isSeeing, setSeeing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [reporting, setReporting] = useState(false)
  const client = useQueryClient()
  const name = nameOf(reply.author)
  const items = [
    ...(reactors && reply.reactions?.length > 0
      ? [{ label: reactionTexts.who, icon: SmilePlus, onSelect: () => setSeeing(true) }]
      : []),
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
      {reactors && (
        <LazyPart open={isSeeing} onFailure={() => setSeeing(false)}>
          <Reactors
            open={isSeeing}
            onClose={() => setSeeing(false)}
            name={['reply', reply.id]}
            fetchPage={(query, signal) => reactors(reply.id, query, signal)}
          />
        </LazyPart>
      )}
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: thread.kind, id: reply.id, authorName: name }}
      />
    </>
  )
}

/** Nobody answers where nobody may reply, or what was removed. */
function AnswerButton({
  thread,
  reply,
  onAnswer,
}: Pick<ReplyActionsProps, 'thread' | 'reply' | 'onAnswer'>): ReactNode {
  if (thread.noReply !== undefined || reply.content === '') return null
  const { texts } = thread
  return (
    <button
      type="button"
      aria-label={texts.answerNamed(nameOf(reply.author))}
      onClick={onAnswer}
      className={classNames(actionStyle, 'text-meta text-ink-2')}
    >
      <AnswerIcon className="size-[18px]" aria-hidden="true" />
      {texts.answer}
    </button>
  )
}

/** The like button, the reactions and the answer for everyone; what else there is, for those who may, in a menu. */
export function ReplyActions({ menuRef, ...props }: ReplyActionsProps): ReactNode {
  return (
    <div className="-mb-2 flex items-start justify-between">
      <div className={actionsStyle}>
        <span>
          <ReplyLike {...props} />
        </span>
        <ReplyReactions {...props} />
        <AnswerButton {...props} />
      </div>
      <div ref={menuRef}>
        <ReplyMenu {...props} />
      </div>
    </div>
  )
}
