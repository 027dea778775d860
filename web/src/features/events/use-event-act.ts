import type { CommunityEvent } from '@patchbay/contract/events'
import { useState } from 'react'

interface EventAct {
  readonly kind: 'create' | 'edit' | 'delete'
  readonly event?: CommunityEvent
}
/** Also while what it opened is closing. */
export type OpenedAct = EventAct & { readonly open: boolean }
export type OnEventAct = (kind: 'edit' | 'delete', event: CommunityEvent) => void

/**
 * What is being done with one of the events here. It lives above their tickets, which move when an
 * event begins and go when it is on no page any more: what is typed then stays, for the event as it
 * was last known.
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
