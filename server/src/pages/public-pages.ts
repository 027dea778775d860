import type { PublicEvent } from '@patchbay/contract/communities/event-page'
import type { Community, CommunityCard } from '@patchbay/contract/communities/communities'
import { markup, type Markup } from '../platform/markup.ts'
import { presentArticle, presentPerson } from './chosen-pages.ts'
import { presentEvent } from './present-event.ts'
import type { Present } from './public-page.ts'
import { linkButton, paragraphs } from './readable-page.ts'
import { pageTexts as texts } from './texts.ts'

interface CommunityList {
  readonly communities: readonly CommunityCard[]
}

const zone = 'UTC'
/** A moment for people of any place: with its zone. */
export const moment = (iso: string, timeZone = zone): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso))

const communityRow = (community: CommunityCard): Markup =>
  markup`<li class="border-b border-line py-4"><h3 class="text-lead"><a class="hover:underline" href="${`/communities/${community.id}`}">${community.name}</a></h3><p class="text-meta text-ink-3">${factsOf(community)}</p><p class="mt-1 text-ink-2">${community.description}</p></li>`

const factsOf = (community: CommunityCard): string =>
  [texts.members(community.memberCount), community.location, ...community.genres.slice(0, 3)]
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ')

const openOnes = ({ communities }: CommunityList): readonly CommunityCard[] =>
  communities.filter(({ isPrivate }) => !isPrivate)

const listOf = (list: CommunityList): Markup =>
  markup`<ul class="mt-4">${openOnes(list).map(communityRow)}</ul>`

const presentWelcome: Present = (answer, { productName }) => ({
  head: {
    title: texts.welcomePage,
    description: texts.tagline,
    canonical: '/',
    picture: { path: '/cards/welcome.png', text: texts.welcome(productName) },
    data: { '@type': 'WebSite', name: productName, description: texts.tagline },
  },
  card: {
    kind: 'product',
    title: texts.welcome(productName),
    line: texts.tagline,
    seed: 'welcome',
  },
  body: markup`<h1 class="text-display">${texts.welcome(productName)}</h1><p class="mt-3 text-lead font-normal text-ink-2">${texts.tagline}</p><div class="mt-6 flex flex-wrap gap-2">${linkButton('/auth', texts.start, 'primary')}${linkButton('/communities', texts.browse, 'ghost')}</div><h2 class="mt-10 text-title">${texts.communities}</h2>${listOf(answer as CommunityList)}`,
})

const presentCommunities: Present = (answer) => ({
  head: {
    title: texts.communities,
    description: texts.communitiesLine,
    canonical: '/communities',
    picture: { path: '/cards/communities.png', text: texts.communities },
  },
  card: {
    kind: 'product',
    title: texts.communities,
    line: texts.communitiesLine,
    seed: 'communities',
  },
  body: markup`<h1 class="text-head">${texts.communities}</h1>${listOf(answer as CommunityList)}`,
})

const eventRow = (event: PublicEvent): Markup =>
  markup`<li class="border-b border-line py-4"><h3 class="text-lead"><a class="hover:underline" href="${`/events/${event.id}`}">${event.title}</a></h3><p class="text-meta text-ink-3"><time datetime="${event.startTime}">${moment(event.startTime, event.timeZone)}</time> · ${event.isOnline ? texts.online : (event.location ?? event.community.name)}</p></li>`

const eventsOf = ({ events }: { readonly events: readonly PublicEvent[] }): Markup =>
  markup`<ul class="mt-4">${events.map(eventRow)}</ul>`

const presentEvents: Present = (answer) => ({
  head: {
    title: texts.events,
    description: texts.eventsLine,
    canonical: '/events',
    picture: { path: '/cards/events.png', text: texts.events },
  },
  card: { kind: 'product', title: texts.events, line: texts.eventsLine, seed: 'events' },
  body: markup`<h1 class="text-head">${texts.events}</h1><p class="mt-3 text-ink-2">${texts.eventsLine}</p><div class="mt-6 flex flex-wrap gap-2">${linkButton('/auth', texts.start, 'primary')}</div>${eventsOf(answer as { events: PublicEvent[] })}`,
})

const presentCommunity: Present = (answer) => {
  const community = answer as Community
  if (community.isPrivate || community.isClosed) return undefined
  const { id, name, description, leader, activity } = community
  const next = activity?.nextEvent
  const upcoming = next
    ? markup`<h2 class="mt-6 text-title">${texts.next}</h2><p class="mt-2">${next.title}<br><time class="text-ink-2" datetime="${next.startTime}">${moment(next.startTime)} ${zone}</time></p>`
    : undefined
  return {
    head: {
      title: name,
      description,
      canonical: `/communities/${id}`,
      picture: { path: `/cards/communities/${id}.png`, text: name },
      data: {
        '@type': 'Organization',
        name,
        description,
        ...(community.location && { location: { '@type': 'Place', name: community.location } }),
      },
    },
    card: { kind: 'community', title: name, line: factsOf(community), seed: id },
    body: markup`<h1 class="text-head">${name}</h1><p class="mt-2 text-meta text-ink-3">${factsOf(community)}</p>${paragraphs(description)}<p class="mt-3 text-meta text-ink-2">${texts.ledBy} ${leader.displayName ?? ''}</p>${upcoming}<div class="mt-6">${linkButton('/auth', texts.start, 'primary')}</div>`,
  }
}

/** The pages that robots may read, by address. Every other page says nothing to a visitor. */
export const publicPages: Readonly<Record<string, Present>> = {
  '/': presentWelcome,
  '/communities': presentCommunities,
  '/communities/$communityId': presentCommunity,
  '/events': presentEvents,
  '/events/$eventId': presentEvent,
  '/hub/$slug': presentArticle,
  '/users/$userId': presentPerson,
}

/**
 * Pages that the app has for members only. Whether there is something behind such an address, a
 * visitor learns only if it was made public; what is public is complete without the app.
 */
export const isChosen = (address: string): boolean =>
  ['/events/$eventId', '/hub/$slug', '/users/$userId'].includes(address)
