import type { CommunityEvent, EventInput } from '@patchbay/contract/events'
import { ownZone } from '../../platform/time-zone.ts'
import { knownZone } from './time-zones.ts'
import { instantOf, wallOf } from './wall-time.ts'

/** An event as its form has it: times are what the clocks of the chosen zone show. */
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

/** The other kind of event has no use for what was typed. */
export const kindChange = (isOnline: boolean): Partial<EventDraft> =>
  isOnline ? { isOnline, location: '' } : { isOnline, meetingUrl: '' }

/** Without what says the same as before. */
export const changesTo = (before: EventDraft, edits: Partial<EventDraft>): Partial<EventDraft> =>
  Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== before[name as keyof EventDraft]),
  )

/** What is sent; a time that was not touched stays to the second, even where it comes twice. */
export function inputOf(draft: EventDraft, event: CommunityEvent | undefined): EventInput {
  const before = event && draftOf(event)
  const time = (name: 'startTime' | 'endTime'): string => {
    const isSame = before?.[name] === draft[name] && before.timeZone === draft.timeZone
    return isSame && event ? event[name] : (instantOf(draft[name], draft.timeZone) ?? '')
  }
  return { ...draft, startTime: time('startTime'), endTime: time('endTime') }
}
