import type { PublicEvent, PublicEventPage } from '@patchbay/contract/communities/event-page'
import { calendarPath } from '@patchbay/contract/communities/events'
import { markup, type Markup } from '../platform/markup.ts'
import type { Present } from './public-page.ts'
import { linkButton, paragraphs, signInPath } from './readable-page.ts'
import { pageTexts as texts } from './texts.ts'

type When = Pick<PublicEvent, 'startTime' | 'endTime' | 'timeZone'>

const format = (iso: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(iso))

const dateOf = ({ startTime, timeZone }: When): string =>
  format(startTime, timeZone, { dateStyle: 'full' })

const hoursOf = ({ startTime, endTime, timeZone }: When): string =>
  [startTime, endTime].map((iso) => format(iso, timeZone, { timeStyle: 'short' })).join('–')

/** 'in Berlin': who reads this page may be in any other zone, and the server does not know which. */
const zoneOf = ({ timeZone }: When): string =>
  texts.inZone(timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' '))

const placeOf = ({ isOnline, location }: PublicEvent): string | null =>
  isOnline ? texts.online : location

/** As the web draws a ticket. */
const stub = ({ startTime, timeZone }: When): Markup =>
  markup`<div class="relative w-[58px] shrink-0 rounded-l-[7px] bg-raised pt-3 text-center before:absolute before:inset-y-0 before:-right-px before:border-r before:border-dashed before:border-line-strong" aria-hidden="true"><span class="label block text-accent-text">${format(startTime, timeZone, { month: 'short' })}</span><span class="block font-mono text-title font-semibold">${format(startTime, timeZone, { day: '2-digit' })}</span></div>`

const mapLink = ({ isOnline, location }: PublicEvent): Markup | undefined =>
  isOnline || location === null
    ? undefined
    : markup`<a class="block w-fit text-meta font-medium text-accent-text underline-offset-2 hover:underline" target="_blank" rel="noopener noreferrer" href="${`https://www.openstreetmap.org/search?${new URLSearchParams({ query: location }).toString()}`}">${texts.map}</a>`

const fact = (name: string, value: Markup): Markup =>
  markup`<div class="contents"><dt class="text-ink-3">${name}</dt><dd class="min-w-0">${value}</dd></div>`

const communityLink = ({ id, name }: PublicEvent['community'], style: string): Markup =>
  markup`<a class="${style}" href="${`/communities/${id}`}"><bdi>${name}</bdi></a>`

/** Everything about the event is on its ticket, as in the app. */
const ticket = (event: PublicEventPage): Markup => {
  const { title, startTime, timeZone, community, description } = event
  const when = markup`<time datetime="${startTime}">${dateOf(event)}</time>, <span class="inline-block readout">${hoursOf(event)}</span><span class="block text-meta text-ink-3">${timeZone}</span>`
  const where = markup`<bdi>${placeOf(event) ?? ''}</bdi>${mapLink(event)}`
  const facts = [
    fact(texts.when, when),
    ...(placeOf(event) === null ? [] : [fact(texts.where, where)]),
    fact(
      texts.community,
      communityLink(community, 'font-medium text-accent-text underline-offset-2 hover:underline'),
    ),
  ]
  return markup`<div class="flex rounded-card border border-line bg-surface">${stub(event)}<div class="min-w-0 flex-1 px-4 py-4 md:px-5 md:py-5"><h1 class="text-title break-words md:text-head"><bdi>${title}</bdi></h1><dl class="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">${facts}</dl><div class="mt-5 max-w-[64ch] border-t border-line pt-1">${paragraphs(description)}</div><div class="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">${linkButton(signInPath(`/events/${event.id}`), texts.signInToAnswer, 'primary')}${linkButton(calendarPath(event.id), texts.addToCalendar, 'secondary')}</div></div></div>`
}

const smallWhen = (event: PublicEvent): Markup =>
  markup`<time class="readout" datetime="${event.startTime}">${format(event.startTime, event.timeZone, { timeStyle: 'short' })}</time> ${zoneOf(event)}`

const smallTicket = (event: PublicEvent): Markup => {
  const place = placeOf(event) === null ? '' : ` · ${placeOf(event)}`
  return markup`<li><article class="flex h-full rounded-control border border-line bg-surface">${stub(event)}<div class="min-w-0 flex-1 px-3.5 py-3"><h3 class="line-clamp-2 leading-5 font-semibold text-balance break-words"><a class="underline-offset-2 hover:underline" href="${`/events/${event.id}`}"><bdi>${event.title}</bdi></a></h3><p class="mt-0.5 text-meta break-words text-ink-2">${smallWhen(event)}${place}</p><p class="mt-1.5 truncate text-meta text-ink-3"><bdi>${event.community.name}</bdi></p></div></article></li>`
}

const inOrder = (one: PublicEvent, other: PublicEvent): number =>
  Date.parse(one.startTime) - Date.parse(other.startTime)

const others = ({ others: found }: PublicEventPage): Markup | undefined =>
  found.length === 0
    ? undefined
    : markup`<section class="mt-8"><h2 class="text-lead">${texts.others}</h2><ul class="mt-3 grid gap-3 md:grid-cols-2">${found.toSorted(inOrder).map(smallTicket)}</ul><p class="mt-4"><a class="text-meta font-semibold text-accent-text hover:underline" href="/events">${texts.allEvents}</a></p></section>`

const cover = ({ community: { coverImage } }: PublicEventPage): Markup | undefined =>
  coverImage === null
    ? undefined
    : markup`<div class="h-24 overflow-hidden"><img class="size-full object-cover" src="${coverImage}" alt=""></div>`

const aboutCommunity = (event: PublicEventPage): Markup => {
  const { community } = event
  return markup`<section class="overflow-hidden rounded-card border border-line bg-surface">${cover(event)}<div class="p-4"><h2 class="text-lead break-words">${communityLink(community, 'underline-offset-2 hover:underline')}</h2><p class="mt-0.5 text-meta text-ink-3">${texts.members(community.memberCount)}</p><p dir="auto" class="mt-3 line-clamp-6 break-words whitespace-pre-line text-ink-2">${community.description}</p></div></section>`
}

/** An event of a public community whose leader has given it a page. */
export const presentEvent: Present = (answer) => {
  const event = answer as PublicEventPage
  const { id, title, description, community, startTime, endTime, timeZone, isOnline } = event
  const place = placeOf(event)
  return {
    head: {
      title,
      description: `${dateOf(event)}, ${hoursOf(event)}. ${description}`,
      canonical: `/events/${id}`,
      picture: { path: `/cards/events/${id}.png`, text: title },
      data: {
        '@type': 'Event',
        name: title,
        description,
        startDate: startTime,
        endDate: endTime,
        eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: { '@type': 'Organization', name: community.name },
        ...(place && {
          location: isOnline
            ? { '@type': 'VirtualLocation' }
            : { '@type': 'Place', name: place, address: place },
        }),
      },
    },
    card: {
      kind: 'event',
      title,
      line: [
        format(startTime, timeZone, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
        place,
      ]
        .filter(Boolean)
        .join(' · '),
      day: format(startTime, timeZone, { day: 'numeric' }),
      month: format(startTime, timeZone, { month: 'short' }).toUpperCase(),
      seed: id,
    },
    isWide: true,
    body: markup`<div class="grid gap-6 xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8"><div class="min-w-0"><article>${ticket(event)}</article>${others(event)}</div><div class="min-w-0">${aboutCommunity(event)}</div></div>`,
  }
}
