import type { QuotedMessage as Quoted } from '@patchbay/contract/messaging/messages'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'

interface QuotedMessageProps {
  quoted: Quoted
  viewerId: string
  /** The viewer has blocked its sender. */
  isBlocked: boolean
}

/** What a reply says of the message that it replies to, in words. */
export function quotedWords({
  quoted,
  isBlocked,
}: Pick<QuotedMessageProps, 'quoted' | 'isBlocked'>): string {
  if (isBlocked) return texts.ofBlocked
  return quoted.isDeleted ? texts.deleted : quoted.words
}

function Lines(props: QuotedMessageProps & { isReplying?: boolean }): ReactNode {
  const { quoted, viewerId, isBlocked, isReplying = false } = props
  const isOwn = quoted.senderId === viewerId
  return (
    <>
      <span className="block truncate font-semibold text-ink">
        {isReplying && `${texts.replyingTo} `}
        {isOwn ? isReplying ? texts.yourself : texts.you : <bdi>{nameOf(quoted.sender)}</bdi>}
      </span>
      <span
        dir="auto"
        className={isBlocked || quoted.isDeleted ? 'block truncate italic' : 'block truncate'}
      >
        {quotedWords(props)}
      </span>
    </>
  )
}

const besideBar = 'min-w-0 border-l-2 border-signal pl-2.5 text-left text-meta text-ink-2'

/** Above a reply; pressing it shows the message. */
export function QuotedMessage(props: QuotedMessageProps & { onJump: () => void }): ReactNode {
  return (
    <button
      type="button"
      onClick={props.onJump}
      className={`${besideBar} mb-1.5 block min-h-11 max-w-full rounded-r-control pr-1 transition-colors duration-150 hover:bg-bg/45 md:min-h-0`}
    >
      <Lines {...props} />
    </button>
  )
}

/** Above the composer while a reply is being written. */
export function ReplyBar(props: QuotedMessageProps & { onCancel: () => void }): ReactNode {
  return (
    <div className="flex items-center gap-2 pl-1 md:pl-2">
      <p className={`${besideBar} flex-1`}>
        <Lines {...props} isReplying />
      </p>
      <IconButton label={texts.cancelReply} onClick={props.onCancel}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
