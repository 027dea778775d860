import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messageTexts as texts } from './message-texts.ts'
import { MessageTick, type MessageState } from './message-tick.tsx'
import { Readout } from '../readout.tsx'

interface MessageBubbleProps {
  /** Empty if the message has only files. */
  children: ReactNode
  /** The attached files, each in its own box. */
  files?: ReactNode
  /** Some of the files need the full width. */
  wideFiles?: boolean
  time: string
  dateTime: string
  own?: boolean
  edited?: boolean
  /** Its words and files come from another conversation. */
  forwarded?: boolean
  /** For a message of the viewer: its delivery state. */
  state?: MessageState
  /** Replaces the tick if there is more to show about who has read the message. */
  receipt?: ReactNode
  /** The sender's picture; only on the first of several messages in a row. */
  avatar?: ReactNode
  /** The sender's name, if there are several other participants. */
  name?: ReactNode
  /** Follows a message of the same sender. */
  continued?: boolean
  /** Its words have more below them that takes the whole width, such as a poll. */
  wide?: boolean
  /** An attachment or a form has its own box. */
  bare?: boolean
  /** Controls beside the message. */
  actions?: ReactNode
  /** Previews of its links, below the text. */
  cards?: ReactNode
  /** Reactions to it, below all of it. */
  reactions?: ReactNode
  /** A note below it, such as why it was not sent. */
  note?: ReactNode
}

const shape = (own: boolean): string =>
  own ? 'rounded-br-tail bg-accent-soft text-on-accent-soft' : 'rounded-bl-tail bg-bubble text-ink'

function Foot(props: MessageBubbleProps): ReactNode {
  const { edited = false, state, receipt, time, dateTime } = props
  return (
    <span className="mt-1 flex items-center gap-1 px-0.5 text-ink-3">
      {edited && <span className="text-micro">{texts.edited}</span>}
      <Readout tone="quiet" dateTime={dateTime}>
        {time}
      </Readout>
      {receipt ?? (state && <MessageTick state={state} />)}
    </span>
  )
}

function Actions({ own = false, actions }: MessageBubbleProps): ReactNode {
  return (
    actions && (
      <span
        className={classNames(
          'absolute top-1/2 -translate-y-1/2',
          own ? 'right-full pr-1' : 'left-full pl-1',
        )}
      >
        {actions}
      </span>
    )
  )
}

/** The viewer's messages on the right, others on the left; at most 70 % of the row. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const { own = false, continued = false, bare = false, wideFiles = false, wide = false } = props
  const { avatar, name, files, children, note } = props
  return (
    <div
      data-side={own ? 'own' : 'other'}
      className={classNames('flex gap-2.5', own && 'justify-end', continued ? 'pt-1' : 'pt-4')}
    >
      {!own && <span className="w-8 shrink-0">{avatar}</span>}
      <div
        className={classNames(
          'flex max-w-[70%] min-w-0 flex-col',
          own ? 'items-end' : 'items-start',
          // A form takes the full width.
          (bare || wideFiles || wide) && 'w-full',
        )}
      >
        {name && <span className="mb-1 max-w-full px-0.5 text-meta">{name}</span>}
        {props.forwarded && (
          <span className="mb-1 px-0.5 text-micro text-ink-3">{texts.forwarded}</span>
        )}
        {files && (
          <div
            className={classNames(
              'relative max-w-full',
              wideFiles && 'w-full md:max-w-[420px]',
              Boolean(children) && 'mb-1',
            )}
          >
            {files}
            {!children && <Actions {...props} />}
          </div>
        )}
        {children && (
          <div
            className={classNames(
              'relative max-w-full break-words',
              bare ? 'w-full' : `rounded-bubble px-3.5 py-2 ${shape(own)}`,
              wide && 'w-full md:max-w-[420px]',
            )}
          >
            {children}
            <Actions {...props} />
          </div>
        )}
        {props.cards}
        {props.reactions}
        <Foot {...props} />
        {note}
      </div>
    </div>
  )
}
