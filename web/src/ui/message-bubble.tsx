import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { messageTexts as texts } from './message-texts.ts'
import { MessageTick, type MessageState } from './message-tick.tsx'
import { Readout } from './readout.tsx'

interface MessageBubbleProps {
  /** Nothing where only files were sent. */
  children: ReactNode
  /** What is sent along, each in its own box. */
  files?: ReactNode
  /** Some of them take all the room there is. */
  wideFiles?: boolean
  time: string
  dateTime: string
  own?: boolean
  edited?: boolean
  /** Of one's own: how far it has come. */
  state?: MessageState
  /** In place of the tick, where there is more to say about who has read it. */
  receipt?: ReactNode
  /** The sender's face; only on the first of several messages in a row. */
  avatar?: ReactNode
  /** The sender's name, where there are several others. */
  name?: ReactNode
  /** Follows a message of the same person. */
  continued?: boolean
  /** An attachment, or a form, brings its own box. */
  bare?: boolean
  /** What can be done with it, beside it. */
  actions?: ReactNode
  /** Below its words: what its links lead to. */
  cards?: ReactNode
  /** Below it, such as why it was not sent. */
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

/** One's own on the right, others' on the left; at most 70 % of the row. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const { own = false, continued = false, bare = false, wideFiles = false } = props
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
          // A form is as wide as it may be.
          (bare || wideFiles) && 'w-full',
        )}
      >
        {name && <span className="mb-1 max-w-full px-0.5 text-meta">{name}</span>}
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
            )}
          >
            {children}
            <Actions {...props} />
          </div>
        )}
        {props.cards}
        <Foot {...props} />
        {note}
      </div>
    </div>
  )
}
