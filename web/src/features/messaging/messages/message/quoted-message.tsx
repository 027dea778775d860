import type { QuotedMessage as Quoted } from '@patchbay/contract/messaging/messages'
import type { ReactNode } from 'react'
import { Quote, QuoteBar, type QuoteProps } from '../../../../ui/content/quote.tsx'
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

const linesOf = (props: QuotedMessageProps, isReplying: boolean): QuoteProps => {
  const { quoted, viewerId, isBlocked } = props
  const isOwn = quoted.senderId === viewerId
  return {
    who: (
      <>
        {isReplying && `${texts.replyingTo} `}
        {isOwn ? isReplying ? texts.yourself : texts.you : <bdi>{nameOf(quoted.sender)}</bdi>}
      </>
    ),
    words: quotedWords(props),
    isNote: isBlocked || quoted.isDeleted,
  }
}

/** Above a reply; pressing it shows the message. */
export function QuotedMessage(props: QuotedMessageProps & { onJump: () => void }): ReactNode {
  return <Quote {...linesOf(props, false)} onJump={props.onJump} />
}

/** Above the composer while a reply is being written. */
export function ReplyBar(props: QuotedMessageProps & { onCancel: () => void }): ReactNode {
  return <QuoteBar {...linesOf(props, true)} cancel={texts.cancelReply} onCancel={props.onCancel} />
}
