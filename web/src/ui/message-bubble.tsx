import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Readout } from './readout.tsx'
import { uiTexts } from './texts.ts'

interface MessageBubbleProps {
  children: ReactNode
  time: string
  dateTime: string
  own?: boolean
  edited?: boolean
  read?: boolean
  /** The sender's face; only on the first of several messages in a row. */
  avatar?: ReactNode
  /** Follows a message of the same person. */
  continued?: boolean
  /** An attachment brings its own box. */
  bare?: boolean
}

const shape = (own: boolean): string =>
  own ? 'rounded-br-tail bg-accent-soft text-on-accent-soft' : 'rounded-bl-tail bg-bubble text-ink'

/** Stands in an ordered list. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const { own = false, edited = false, read = false, continued = false, bare = false } = props
  return (
    <li className={classNames('flex gap-2.5', own && 'justify-end', continued ? 'mt-1' : 'mt-4')}>
      {!own && <span className="w-8 shrink-0">{props.avatar}</span>}
      <div className={classNames('flex max-w-[70%] flex-col', own ? 'items-end' : 'items-start')}>
        <div
          className={classNames(
            'max-w-full break-words',
            !bare && 'rounded-bubble px-3.5 py-2',
            !bare && shape(own),
          )}
        >
          {props.children}
        </div>
        <span className="mt-1 flex items-center gap-1 px-0.5 text-ink-3">
          {edited && <span className="text-micro">{uiTexts.edited}</span>}
          <Readout tone="quiet" dateTime={props.dateTime}>
            {props.time}
          </Readout>
          {own && read && (
            <CheckCheck
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, it has no src
              role="img"
              aria-label={uiTexts.read}
              className="size-3.5 text-cue"
            />
          )}
        </span>
      </div>
    </li>
  )
}
