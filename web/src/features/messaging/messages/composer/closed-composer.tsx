import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { othersIn } from '../../conversations/public.ts'
import { nameOf } from '../../../people/people/public.ts'
import { closedTexts as texts } from './closed-texts.ts'

export interface ClosedComposerProps {
  conversation: Conversation
  viewerId: string
}

function Why({ conversation, viewerId }: ClosedComposerProps): ReactNode {
  const other = conversation.isGroup ? undefined : othersIn(conversation, viewerId)[0]
  if (other?.blocked)
    return (
      <>
        {texts.blocked[0]} <bdi>{nameOf(other.user)}</bdi>
        {texts.blocked[1]}{' '}
        <Link
          to="/users/$userId"
          params={{ userId: other.userId }}
          className="font-semibold text-accent-text underline underline-offset-2"
        >
          {texts.unblock}
        </Link>
      </>
    )
  const isGone = other !== undefined && (other.leftAt !== null || other.user.displayName === null)
  return isGone ? texts.gone : texts.closed
}

/** Replaces the composer where the viewer cannot write, and says why. */
export function ClosedComposer(props: ClosedComposerProps): ReactNode {
  return (
    <p className="shrink-0 border-t border-line px-4 py-4 text-center text-meta text-ink-2">
      <Why {...props} />
    </p>
  )
}
