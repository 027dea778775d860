import type { CommunityEvent, EventInput } from '@patchbay/contract/communities/events'
import { ownZone } from '../../../../platform/time/time-zone.ts'
import { knownZone } from '../time/time-zones.ts'
import { instantOf, wallOf } from '../time/wall-time.ts'

/** The values of the form: times are local times in the chosen zone. */
export type EventDraft = EventInput

export function draftOf(event: CommunityEvent | undefined): EventDraft {
  if (!event)
    return {
      title: '',
      description: '',
      startTime: '',
      endTime: '',
      timeZone: ownZone(),
      isOnline: false,
      location: '',
      meetingUrl: '',
    }
  const { title, description, isOnline, location, meetingUrl } = event
  const timeZone = knownZone(event.timeZone) ?? ownZone()
  return {
    title,
    description,
    startTime: wallOf(event.startTime, timeZone),
    endTime: wallOf(event.endTime, timeZone),
    timeZone,
    isOnline,
    location: location ?? '',
    meetingUrl: meetingUrl ?? '',
  }
}

/** Clears the field that the other kind of event does not use. */
export const kindChange = (isOnline: boolean): Partial<EventDraft> =>
  isOnline ? { isOnline, location: '' } : { isOnline, meetingUrl: '' }

/** Only the edits that differ from the saved values. */
export const changesTo = (before: EventDraft, edits: Partial<EventDraft>): Partial<EventDraft> =>
  Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== before[name as keyof EventDraft]),
  )

/**
 * The request body. An unchanged time keeps its exact instant, even if its local time is ambiguous.
 */
export function inputOf(draft: EventDraft, event: CommunityEvent | undefined): EventInput {
  const before = event && draftOf(event)
  const time = (name: 'startTime' | 'endTime'): string => {
    const isSame = before?.[name] === draft[name] && before.timeZone === draft.timeZone
    return isSame && event ? event[name] : (instantOf(draft[name], draft.timeZone) ?? '')
  }
  return { ...draft, startTime: time('startTime'), endTime: time('endTime') }
}
