import { calendarPath, type CommunityEvent } from '@patchbay/contract/communities/events'
import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { eventTexts as texts } from './texts.ts'

interface CalendarLinkProps {
  event: Pick<CommunityEvent, 'id' | 'title'>
  /** Shows only the icon, where there is little room. */
  small?: boolean
}

/** A plain download link: the calendar app of the device opens the file. */
export function CalendarLink({ event, small = false }: CalendarLinkProps): ReactNode {
  // The native app would have to open a browser, in which the viewer may not be signed in.
  if (isWrapped()) return null
  if (small)
    return (
      <a
        href={calendarPath(event.id)}
        download
        aria-label={texts.addNamed(event.title)}
        title={texts.addToCalendar}
        className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:size-9"
      >
        <CalendarPlus className="size-4" aria-hidden="true" />
      </a>
    )
  return (
    <a href={calendarPath(event.id)} download className={buttonStyle({})}>
      <CalendarPlus className="size-4" aria-hidden="true" />
      {texts.addToCalendar}
    </a>
  )
}
