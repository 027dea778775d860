import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import { getSession } from '@patchbay/contract/accounts/sessions'
import {
  getCommunity,
  listCommunities,
  listSuggestedCommunities,
} from '@patchbay/contract/communities/communities'
import { fewCommunities, listFeedEvents, listFeedPosts } from '@patchbay/contract/communities/feed'
import { offersForGoals, offersNear } from '@patchbay/contract/marketplace/fitting-offers'
import { browseListings } from '@patchbay/contract/marketplace/listings'
import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import { listConversations } from '@patchbay/contract/messaging/conversations'
import { listNotices } from '@patchbay/contract/notices/notices'
import { getPerson, listSuggestedPeople } from '@patchbay/contract/people/people'
import type { ReceivedOutput, Route } from '@patchbay/contract/route'
import type { Asked } from '../platform/http/pages/ask-within.ts'

export type Values = Readonly<Record<string, string>>

/** What was answered, if it is there. */
export type Read = <R extends Route>(
  asked: Asked & { readonly route: R },
) => ReceivedOutput<R> | undefined

/** What depends on other answers of the page: looked at whenever one has come. */
export type Further = (read: Read, params: Values, query: Values) => readonly Asked[]

/** As the web's own client sends it. */
export const sent = (query: Readonly<Record<string, string | number | undefined>>): Values =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

export const profileIn = (read: Read): OwnProfile | undefined =>
  read({ route: getSession })?.session?.profile

const suggested: readonly Asked[] = [
  { route: listSuggestedCommunities },
  { route: listSuggestedPeople },
]

/** As the home shows them: those near by only where the goals lead to nobody. */
function fittingOffers(read: Read, profile: OwnProfile): readonly Asked[] {
  const goal = offersForGoals(profile)
  const near = offersNear(profile)
  const ofGoal = goal && { route: browseListings, query: sent(goal) }
  const found = ofGoal && read(ofGoal)
  const isNobody = ofGoal === undefined || found?.listings.every(({ own }) => own) === true
  return [
    ...(ofGoal ? [ofGoal] : []),
    ...(near && isNobody ? [{ route: browseListings, query: sent(near) }] : []),
  ]
}

/** What stands in place of an empty feed, or in one that is nearly so. */
const besidePosts: Further = (read) => {
  const feed = read({ route: listFeedPosts })
  const profile = profileIn(read)
  if (feed === undefined || profile === undefined) return []
  if (feed.posts.length > 0)
    return feed.communities < fewCommunities ? [{ route: listSuggestedCommunities }] : []
  const params = { userId: profile.id }
  return [
    ...suggested,
    ...fittingOffers(read, profile),
    // For the meter.
    { route: getPerson, params },
    { route: listPersonListings, params },
  ]
}

export const besideEvents: Further = (read) => {
  const events = read({ route: listFeedEvents })
  const isEmpty = events && events.happeningNow.length + events.upcoming.length === 0
  return isEmpty ? [{ route: listSuggestedCommunities }] : []
}

export const besideFeed: Further = (read, params, query) => {
  if (query.view === 'info') return []
  return (query.show === 'events' ? besideEvents : besidePosts)(read, params, query)
}

export const besideNotices: Further = (read) =>
  read({ route: listNotices })?.notices.length === 0 ? suggested : []

export const besideConversations: Further = (read) =>
  read({ route: listConversations })?.conversations.length === 0
    ? [{ route: listSuggestedPeople }]
    : []

/** Below a community whose inside is closed to the viewer. */
export const besideClosed: Further = (read, params) =>
  read({ route: getCommunity, params })?.can.seeInside === false ? [{ route: listCommunities }] : []
