import type { PublicEvent, PublicEventPage } from '@patchbay/contract/communities/event-page'
import { calendarPath } from '@patchbay/contract/communities/events'
import { markup, type Markup } from '../platform/markup.ts'
import { icon } from './icons.ts'
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

const startOf = ({ startTime, timeZone }: When): string =>
  format(startTime, timeZone, { timeStyle: 'short' })

const placeOf = ({ isOnline, location }: PublicEvent): string | null =>
  isOnline ? texts.online : location

const dayOf = ({ startTime, timeZone }: When) => ({
  month: format(startTime, timeZone, { month: 'short' }),
  day: format(startTime, timeZone, { day: '2-digit' }),
  weekday: format(startTime, timeZone, { weekday: 'short' }),
})

const tearLine =
  'before:absolute before:inset-y-0 before:-right-px before:border-r before:border-dashed before:border-line-strong'

/** As the web draws a ticket. */
const stub = (event: When): Markup =>
  markup`<div class="relative w-[58px] shrink-0 bg-raised pt-3 text-center ${tearLine}" aria-hidden="true"><span class="label block text-accent-text">${dayOf(event).month}</span><span class="block font-mono text-title font-semibold">${dayOf(event).day}</span></div>`

/** The date is what a page of one event says first. */
const largeStub = (event: When): Markup =>
  markup`<div class="relative w-24 shrink-0 bg-raised pt-5 text-center max-md:hidden ${tearLine}" aria-hidden="true"><span class="label block text-accent-text">${dayOf(event).month}</span><span class="block font-mono text-display font-semibold">${dayOf(event).day}</span><span class="block text-meta text-ink-2">${dayOf(event).weekday}</span></div>`

/** On phones the stub is torn off at the top. */
const topStub = (event: When): Markup =>
  markup`<div class="md:hidden" aria-hidden="true"><div class="flex items-baseline gap-2 border-b border-dashed border-line-strong bg-raised px-4 py-2.5"><span class="label text-accent-text">${dayOf(event).month}</span><span class="font-mono text-title font-semibold">${dayOf(event).day}</span><span class="ml-auto text-meta text-ink-2"><span class="readout">${startOf(event)}</span> ${zoneOf(event)}</span></div></div>`

const placeIcon = ({ isOnline }: PublicEvent, style: string): Markup =>
  icon(isOnline ? 'online' : 'place', style)

const link = 'font-medium text-accent-text underline-offset-2 hover:underline'

const mapLink = ({ isOnline, location }: PublicEvent): Markup | undefined =>
  isOnline || location === null
    ? undefined
    : markup`<a class="block w-fit text-meta ${link}" target="_blank" rel="noopener noreferrer" href="${`https://www.openstreetmap.org/search?${new URLSearchParams({ query: location }).toString()}`}">${texts.map}</a>`

const fact = (name: string, value: Markup): Markup =>
  markup`<div class="contents"><dt class="text-ink-3">${name}</dt><dd class="min-w-0">${value}</dd></div>`

const communityPath = ({ id }: PublicEvent['community']): string => `/communities/${id}`

const communityLink = (community: PublicEvent['community'], style: string): Markup =>
  markup`<a class="${style}" href="${communityPath(community)}"><bdi>${community.name}</bdi></a>`

const backLink = ({ community }: PublicEvent): Markup =>
  markup`<p class="flex h-14 items-center"><a class="-ml-2 flex h-11 min-w-0 items-center gap-2 rounded-control px-2 font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9" href="${communityPath(community)}">${icon('back', 'size-4 shrink-0')}<span class="truncate">${texts.back(community.name)}</span></a></p>`

/** What a visitor can do: answer once signed in, and put it into a calendar at once. */
const actions = ({ id }: PublicEvent): Markup =>
  markup`<div class="mt-5 flex flex-wrap gap-2 border-t border-line pt-4 max-md:*:flex-1">${linkButton(signInPath(`/events/${id}`), texts.signInToAnswer, 'primary', { size: 'md' })}${linkButton(calendarPath(id), texts.addToCalendar, 'secondary', { size: 'md', icon: icon('calendar', 'size-4') })}</div>`

const cover = ({ community: { coverImage } }: PublicEventPage): Markup | undefined =>
  coverImage === null
    ? undefined
    : markup`<div class="h-28 overflow-hidden md:h-44"><img class="size-full object-cover" src="${coverImage}" alt=""></div>`

/** Everything about the event is on its ticket, as in the app, below the picture of its community. */
const ticket = (event: PublicEventPage): Markup => {
  const { title, startTime, community, description } = event
  const when = markup`<time datetime="${startTime}">${dateOf(event)}</time>, <span class="inline-block font-mono text-meta tabular-nums">${hoursOf(event)}</span> <span class="inline-block text-meta text-ink-3">${zoneOf(event)}</span>`
  const where = markup`<span class="flex items-start gap-1.5">${placeIcon(event, 'mt-1 size-3.5 shrink-0 text-ink-3')}<span class="min-w-0 break-words"><bdi>${placeOf(event) ?? ''}</bdi>${mapLink(event)}</span></span>`
  const facts = [
    fact(texts.when, when),
    ...(placeOf(event) === null ? [] : [fact(texts.where, where)]),
    fact(texts.community, communityLink(community, `break-words ${link}`)),
  ]
  return markup`<div class="overflow-hidden rounded-card border border-line bg-surface">${cover(event)}<div class="md:flex">${topStub(event)}${largeStub(event)}<div class="min-w-0 flex-1 px-4 py-4 md:px-5 md:py-5"><h1 class="text-title break-words md:text-head"><bdi>${title}</bdi></h1><dl class="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">${facts}</dl><div class="mt-5 max-w-[64ch] border-t border-line pt-1">${paragraphs(description)}</div>${actions(event)}</div></div></div>`
}

const smallPlace = (event: PublicEvent): Markup | undefined =>
  placeOf(event) === null
    ? undefined
    : markup`<span class="flex max-w-full min-w-0 items-center gap-1.5">${placeIcon(event, 'size-3.5 shrink-0')}<bdi class="min-w-0 truncate">${placeOf(event) ?? ''}</bdi></span>`

/** A row of the panel of others, as the web draws it. */
const smallTicket = (event: PublicEvent): Markup =>
  markup`<li><article class="relative flex h-full border-t border-line">${stub(event)}<div class="min-w-0 flex-1 px-3.5 py-3"><h3 class="line-clamp-2 leading-5 font-semibold text-balance break-words"><a class="underline-offset-2 hover:underline" href="${`/events/${event.id}`}"><bdi>${event.title}</bdi></a></h3><p class="mt-0.5 flex flex-wrap gap-x-3 text-meta whitespace-nowrap text-ink-2"><span><time class="readout" datetime="${event.startTime}">${startOf(event)}</time> ${zoneOf(event)}</span>${smallPlace(event)}</p><p class="mt-1.5 truncate text-meta text-ink-3"><bdi>${event.community.name}</bdi></p></div></article></li>`

const inOrder = (one: PublicEvent, other: PublicEvent): number =>
  Date.parse(one.startTime) - Date.parse(other.startTime)

const others = ({ others: found }: PublicEventPage): Markup | undefined =>
  found.length === 0
    ? undefined
    : markup`<section class="overflow-hidden rounded-card border border-line bg-surface"><header class="px-4 pt-3.5 pb-2.5"><div class="flex items-center justify-between gap-3"><h2 class="text-lead">${texts.others}</h2><a class="-my-1 py-1 text-meta ${link}" href="/events">${texts.allEvents}</a></div></header><ul class="grid md:max-xl:grid-cols-2">${found.toSorted(inOrder).map(smallTicket)}</ul></section>`

const mark = ({ community: { coverImage } }: PublicEventPage): Markup | undefined =>
  coverImage === null
    ? undefined
    : markup`<span class="size-11 shrink-0 overflow-hidden rounded-mark"><img class="size-full object-cover" src="${coverImage}" alt=""></span>`

const aboutCommunity = (event: PublicEventPage): Markup => {
  const { community } = event
  const join = linkButton(signInPath(communityPath(community)), texts.signInToJoin, 'secondary', {
    size: 'md',
    full: true,
  })
  return markup`<section class="rounded-card border border-line bg-surface p-4"><div class="flex items-center gap-3">${mark(event)}<div class="min-w-0"><h2 class="text-lead break-words">${communityLink(community, 'underline-offset-2 hover:underline')}</h2><p class="text-meta text-ink-2">${texts.members(community.memberCount)}</p></div></div><p dir="auto" class="mt-3 line-clamp-6 break-words whitespace-pre-line text-ink-2">${community.description}</p><div class="mt-4">${join}</div></section>`
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
    body: markup`${backLink(event)}<div class="grid gap-5 xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8"><div class="min-w-0 space-y-5"><article>${ticket(event)}</article></div><div class="min-w-0 space-y-5">${aboutCommunity(event)}${others(event)}</div></div>`,
  }
}
