import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { webHref } from '../../../ui/content/addresses.ts'
import { eventTexts as texts } from './texts.ts'

type EventLocation = Pick<CommunityEvent, 'isOnline' | 'location' | 'meetingUrl'>

/** The link to the meeting, or the location. */
export function EventPlace({ isOnline, location, meetingUrl }: EventLocation): ReactNode {
  if (!isOnline) return <bdi>{location ?? texts.noPlace}</bdi>
  const href = webHref(meetingUrl ?? '')
  if (!href) return texts.online
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent-text underline-offset-2 hover:underline"
    >
      {texts.join}
    </a>
  )
}
