import { isBlank } from '@patchbay/contract/blank'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { useNavigate } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import { focusPage } from '../../../../platform/page/navigation-focus.tsx'
import { ConversationMenu } from '../../groups/public.ts'
import { forgetMessageDraft, useMessageDraft } from '../composer/message-draft.ts'
import { forgetEdits, useEdits } from '../message/use-edits.ts'
import { useMessaging } from '../use-messaging.ts'

/** Whether there is unsent text in the composer or in an open edit of a conversation. */
function useHasWritten(owner: string, conversationId: string): boolean {
  const { content, files } = useMessageDraft(owner, conversationId)
  const { edits } = useEdits(owner, conversationId)
  return !isBlank(content) || files.length > 0 || Object.keys(edits).length > 0
}

/** Called once the author has left the conversation. */
function forgetWritten(owner: string, conversationId: string): void {
  forgetMessageDraft(owner, conversationId)
  forgetEdits(owner, conversationId)
}

interface ThreadOptionsProps {
  conversation: Conversation
  isWhole: boolean
  viewerId: string
  onFiles: () => void
}

/** The menu of the conversation; it passes every change on to the messaging state. */
export function ThreadOptions(props: ThreadOptionsProps): ReactNode {
  const { viewerId, conversation } = props
  const { id } = conversation
  const { outbox, noteMuted, noteArranged, forget } = useMessaging()
  const hasWritten = useHasWritten(viewerId, id)
  const navigate = useNavigate()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  const unsent = entries.filter(({ conversationId, sent }) => conversationId === id && !sent)
  const goToList = async (): Promise<void> => {
    await navigate({ to: '/messages', search: {}, replace: true })
    focusPage()
  }
  const leave = async (): Promise<void> => {
    await goToList()
    forget(id)
    forgetWritten(viewerId, id)
  }
  return (
    <span className="-mr-2 shrink-0">
      <ConversationMenu
        {...props}
        unsent={unsent.length}
        hasWritten={hasWritten}
        onMuted={(isMuted) => noteMuted(id, isMuted)}
        onArranged={noteArranged}
        onPutAway={goToList}
        onLeft={leave}
      />
    </span>
  )
}
