import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { useState } from 'react'

interface EventAct {
  readonly kind: 'create' | 'edit' | 'delete'
  readonly event?: CommunityEvent
}
/** Retained while its dialog is closing. */
export type OpenedAct = EventAct & { readonly open: boolean }
export type OnEventAct = (kind: 'edit' | 'delete', event: CommunityEvent) => void

/**
 * The current action on an event. It is held above the tickets, which move when an event begins and
 * disappear when it is no longer listed: the open form then stays, with the last known event.
 */
export function useEventAct(events: readonly CommunityEvent[]) {
  const [act, setAct] = useState<OpenedAct>({ kind: 'create', open: false })
  const current = events.find(({ id }) => id === act.event?.id)
  if (current && current !== act.event) setAct({ ...act, event: current })
  return {
    act,
    begin: (kind: EventAct['kind'], event?: CommunityEvent): void =>
      setAct({ kind, open: true, ...(event && { event }) }),
    end: (): void => setAct((last) => ({ ...last, open: false })),
  }
}
