import { useEffect, useRef, type ReactNode } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { useOnline } from '../../../../platform/http/online.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import { UnsentMessages } from '../outbox/unsent-messages.tsx'

const missing = new Set(['conversation_not_found', 'invalid_input', 'not_found'])

/** The conversation that was shown before the error. */
export interface ShownBefore {
  readonly name: string
  readonly isGroup: boolean
}

export interface ThreadProblemProps {
  conversationId: string
  viewerId: string
  error: unknown
  before: ShownBefore | undefined
  retry: () => void
}

/** If the focus was in the removed conversation, it moves to the heading of this message. */
function useFocusLeft(wasShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = box.current?.querySelector('h2')
    if (!wasShown || !heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [wasShown])
  return box
}

/** Says why a conversation is not available. */
export function ThreadProblem(props: ThreadProblemProps): ReactNode {
  const { conversationId, viewerId, error, before, retry } = props
  const box = useFocusLeft(before !== undefined)
  const isOnline = useOnline()
  const unsent = <UnsentMessages conversationId={conversationId} viewerId={viewerId} />
  if (!(error instanceof ApiError && missing.has(error.code)))
    return (
      <>
        <ErrorState message={isOnline ? texts.notLoaded : texts.notKept} onRetry={retry} />
        {unsent}
      </>
    )
  return (
    <div ref={box}>
      <EmptyState
        title={texts.missingTitle}
        action={
          <LinkButton to="/messages" search={{}}>
            {texts.toList}
          </LinkButton>
        }
      >
        {before?.isGroup ? texts.removed(before.name) : texts.missingBody}
      </EmptyState>
      {unsent}
    </div>
  )
}
