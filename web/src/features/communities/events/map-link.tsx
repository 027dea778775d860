import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { eventPageTexts as texts } from './texts.ts'

type MappedEvent = Pick<CommunityEvent, 'isOnline' | 'location'>

/** Only a link: no map is loaded, so nobody hears of the place before it is pressed. */
export function MapLink({ isOnline, location }: MappedEvent): ReactNode {
  if (isOnline || location === null) return null
  return (
    <a
      href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`}
      target="_blank"
      rel="noopener noreferrer"
      className="block w-fit text-meta font-medium text-accent-text underline-offset-2 hover:underline"
    >
      {texts.map}
    </a>
  )
}
