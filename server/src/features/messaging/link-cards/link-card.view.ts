import { plainText } from '@patchbay/contract/formatted-text'
import type { LinkCard } from '@patchbay/contract/messaging/link-cards'
import { shownLocation } from '../../people/people/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { EventCardRow, PersonCardRow, PostCardRow } from './link-cards.store.ts'

const longestTitle = 120

export const viewPostCard = ({ id, title, content, author, community }: PostCardRow): LinkCard => ({
  type: 'post',
  id,
  title: title ?? beginningOf(plainText(content)),
  author: viewPerson(author),
  community,
})

export const viewEventCard = (row: EventCardRow): LinkCard => ({
  type: 'event',
  id: row.id,
  title: row.title,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time.toISOString(),
  timeZone: row.time_zone,
  isOnline: row.is_online,
  location: row.location,
  community: row.community,
})

export const viewPersonCard = ({ id, person, professions, location }: PersonCardRow): LinkCard => ({
  type: 'person',
  id,
  person: viewPerson(person),
  professions,
  location: shownLocation(location),
})

/**
 * The title for a post without one: the beginning of its text in one line, cut at whole characters.
 */
function beginningOf(content: string): string {
  const characters = Array.from(content.replaceAll(/\s+/g, ' ').trim())
  if (characters.length <= longestTitle) return characters.join('')
  return `${characters.slice(0, longestTitle).join('').trimEnd()}…`
}
