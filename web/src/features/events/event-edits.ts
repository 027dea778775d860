import type { CommunityEvent } from '@patchbay/contract/events'
import { useState } from 'react'
import { useDraft } from '../../platform/drafts.ts'
import { useSession } from '../sessions/public.ts'
import type { EventDraft } from './event-draft.ts'

interface Edits {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * event.
   */
  readonly clientId: string
  readonly fields: Partial<EventDraft>
}

interface EventEdits extends Edits {
  readonly change: (changes: Partial<EventDraft>) => void
  readonly forget: () => void
}

/**
 * Only the changed fields. For a new event they stay in this tab over navigation, failures and
 * signing in again; for an existing event they are dropped with the form.
 */
export function useEventEdits(communityId: string, event: CommunityEvent | undefined): EventEdits {
  const { user } = useSession()
  const [draft, keep] = useDraft(user?.id ?? '', `event:${communityId}`)
  const [edits, setEdits] = useState<Edits>()
  const held = event ? edits : (draft as Edits | undefined)
  const hold = event ? setEdits : keep
  const { clientId = '', fields = {} } = held ?? {}
  return {
    clientId,
    fields,
    change: (changes) =>
      hold({ clientId: clientId || crypto.randomUUID(), fields: { ...fields, ...changes } }),
    forget: () => hold(undefined),
  }
}
