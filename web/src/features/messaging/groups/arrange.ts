import {
  arrangeConversation,
  setMuted,
  type Arrangement,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { isMuted, takeArrangement, takeMuted } from '../conversations/public.ts'
import { arrangeTexts as texts } from './arrange-texts.ts'

/** What is to be otherwise; one of them at a time. */
export type Wanted = Partial<Arrangement> & { readonly isMuted?: boolean }

interface Arranging {
  readonly client: QueryClient
  readonly conversation: Conversation
  readonly viewerId: string
  /** Called once the lists of this page know it. */
  readonly onMuted: (isMuted: boolean) => void
  readonly onArranged: () => void
}

function doneWords(wanted: Wanted, isSilent: boolean): string {
  if (wanted.isMuted !== undefined) return wanted.isMuted ? texts.muted : texts.unmuted
  if (wanted.isPinned !== undefined) return wanted.isPinned ? texts.pinned : texts.unpinned
  if (wanted.isMarkedUnread) return texts.markedUnread
  if (!wanted.isArchived) return texts.unarchived
  return isSilent ? texts.archivedSilently : texts.archived
}

function failureWords(error: unknown, { isMuted: muted }: Wanted): string {
  if (muted !== undefined) return muted ? texts.muteFailed : texts.unmuteFailed
  const isFull = error instanceof ApiError && error.code === 'too_many_pinned'
  return isFull ? texts.full : texts.failed
}

async function send(given: Arranging, { isMuted: muted, ...arrangement }: Wanted): Promise<void> {
  const { client, conversation, viewerId, onMuted, onArranged } = given
  const { id } = conversation
  const params = { conversationId: id }
  if (muted === undefined) {
    const answer = await inTime((signal) =>
      call(arrangeConversation, { params, body: arrangement, signal }),
    )
    takeArrangement(client, id, answer)
    return onArranged()
  }
  const answer = await inTime((signal) =>
    call(setMuted, { params, body: { isMuted: muted }, signal }),
  )
  takeMuted(client, id, viewerId, answer.isMuted)
  return onMuted(answer.isMuted)
}

/**
 * Mutes a conversation or arranges it in the viewer's list, and says so; nobody else is notified.
 * What was archived can be taken back.
 */
export async function arrange(given: Arranging, wanted: Wanted): Promise<void> {
  const { client, conversation, viewerId } = given
  const act = { mutationFn: () => send(given, wanted), networkMode: 'always' as const }
  try {
    // This does what `useMutation` does, but the page that started it may be left.
    await client.getMutationCache().build(client, act).execute(undefined)
    showToast({
      message: doneWords(wanted, isMuted(conversation, viewerId)),
      ...(wanted.isArchived && { onUndo: () => void arrange(given, { isArchived: false }) }),
    })
  } catch (error) {
    // The sign-in dialog follows, so no error is shown.
    if (error instanceof ApiError && error.code === 'not_authenticated') return
    showToast({ message: failureWords(error, wanted), tone: 'error' })
  }
}
