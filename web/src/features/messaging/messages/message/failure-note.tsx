import type { ReactNode } from 'react'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { threadTexts as texts } from '../thread/thread-texts.ts'
import type { MessageActions } from './message-choices.ts'

export interface FailureNoteProps {
  entry: ThreadMessage
  actions: MessageActions
}

const buttonStyle =
  '-mx-1.5 inline-flex h-11 items-center rounded-control px-1.5 font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-8'

/** Why a message was not sent, and what can be done about it. */
export function FailureNote({ entry, actions }: FailureNoteProps): ReactNode {
  const { key, error, mayRetry, message } = entry
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 px-0.5 text-meta">
      <span className="py-1 font-medium text-clip">{error ?? texts.notSent}</span>
      <span className="flex gap-4">
        {mayRetry && (
          <button type="button" className={buttonStyle} onClick={() => actions.tryAgain(key)}>
            {texts.tryAgain}
          </button>
        )}
        {message.poll && (
          <button
            type="button"
            className={buttonStyle}
            onClick={() => actions.choose(entry, 'edit')}
          >
            {texts.choices.edit}
          </button>
        )}
        <button type="button" className={buttonStyle} onClick={() => actions.discard(key)}>
          {texts.discard}
        </button>
      </span>
    </div>
  )
}
