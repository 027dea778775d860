import { getMailSettings } from '@patchbay/contract/accounts/mail-settings'
import { getInstance } from '@patchbay/contract/accounts/instance'
import { listIdentities } from '@patchbay/contract/accounts/identities'
import { getSecondFactors } from '@patchbay/contract/accounts/second-factors'
import { getSession, listSessions } from '@patchbay/contract/accounts/sessions'
import { getSignInOptions } from '@patchbay/contract/accounts/sign-in'
import { getCalendarFeed } from '@patchbay/contract/communities/calendar-feed'
import { listCategories } from '@patchbay/contract/communities/categories'
import {
  getCommunity,
  listCommunities,
  listCommunityPlaces,
  listOwnCommunities,
} from '@patchbay/contract/communities/communities'
import { getEvent, listAttendees, listCommunityEvents } from '@patchbay/contract/communities/events'
import { getPublicEvent, listPublicEvents } from '@patchbay/contract/communities/event-page'
import { listFeedEvents, listFeedPosts } from '@patchbay/contract/communities/feed'
import { getInvitation } from '@patchbay/contract/communities/invitations'
import { listMembers } from '@patchbay/contract/communities/memberships'
import { listPersonEvents, listPersonPosts } from '@patchbay/contract/communities/person-work'
import { getPost, listPosts } from '@patchbay/contract/communities/posts'
import { listReplies } from '@patchbay/contract/communities/replies'
import { getStorageUse } from '@patchbay/contract/content/attachments'
import { getArticle, listArticleCategories, listArticles } from '@patchbay/contract/hub/articles'
import { getPublicArticle } from '@patchbay/contract/hub/public-article'
import { listComments } from '@patchbay/contract/hub/comments'
import { filtersOf } from '@patchbay/contract/marketplace/listing-address'
import { browseListings, getListing, getOwnListings } from '@patchbay/contract/marketplace/listings'
import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import {
  getConversation,
  listConversations,
  listRequests,
} from '@patchbay/contract/messaging/conversations'
import { listAskedBack } from '@patchbay/contract/messaging/groups'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { getMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { getNoticeSettings, listNotices } from '@patchbay/contract/notices/notices'
import { getPushSettings } from '@patchbay/contract/notices/push'
import { listBlocks } from '@patchbay/contract/people/blocks'
import { getOwnPage, getPublicPerson } from '@patchbay/contract/people/own-page'
import { getPerson, listSuggestedPeople } from '@patchbay/contract/people/people'
import { browsePeople } from '@patchbay/contract/search/directory'
import { facetsOf, isNarrowed } from '@patchbay/contract/search/directory-address'
import { listSavedSearches } from '@patchbay/contract/search/saved-searches'
import { foundTypes, search, queryLength } from '@patchbay/contract/search/search'
import type { Asked } from '../platform/http/pages/ask-within.ts'
import {
  besideClosed,
  besideConversations,
  besideEvents,
  besideFeed,
  besideNotices,
  profileIn,
  sent,
  type Further,
  type Read,
  type Values,
} from './further-answers.ts'

type Wanted = (params: Values, query: Values) => readonly Asked[]

interface FirstAnswers {
  /** The first is what the page is about. */
  readonly members?: Wanted
  readonly visitors?: Wanted
  /** What members are asked for besides. */
  readonly further?: Further
}

const about =
  (...routes: readonly Asked['route'][]): Wanted =>
  (params) =>
    routes.map((route) => ({ route, params }))

/** A discussion that is open over a page. */
const openPost = ({ post }: Values): readonly Asked[] =>
  post === undefined ? [] : about(getPost, listReplies)({ postId: post }, {})

const community: Wanted = (params, query) => {
  if ('edit' in query) return about(getCommunity)(params, query)
  const { category } = query
  return [
    ...about(getCommunity, listMembers, listCommunityEvents, listCategories)(params, query),
    { route: listPosts, params, ...(category !== undefined && { query: { category } }) },
    ...openPost(query),
  ]
}

const marketplace: Wanted = (_params, query) => [
  { route: browseListings, query: sent(filtersOf(query)) },
  { route: getOwnListings },
  ...(query.listing === undefined ? [] : about(getListing)({ listingId: query.listing }, {})),
]

const filterNames = ['q', 'genre', 'country', 'city'] as const

/** The list with the filters of the address, in the order in which the page names them. */
const listed: Wanted = (_params, query) => {
  const filters = filterNames.flatMap((name) => {
    const text = (query[name] ?? '').trim().slice(0, 200)
    return text === '' ? [] : [[name, text] as const]
  })
  return [
    { route: listCommunities, query: Object.fromEntries(filters) },
    { route: listCommunityPlaces },
  ]
}

const person = about(getPerson, listPersonListings, listPersonPosts, listPersonEvents)

const searched: Wanted = (_params, query) => {
  const q = (query.q ?? '').trim().slice(0, queryLength)
  if (q === '') return [{ route: listSavedSearches }]
  const type = foundTypes.find((one) => one === query.type)
  return [{ route: search, query: { q, ...(type && { type }) } }]
}

/** Whom the viewer may work with stands above the list of everybody. */
const directory: Further = (read, _params, query) => {
  const profile = profileIn(read)
  if (profile === undefined) return []
  const facets = facetsOf(query, Boolean(profile.location))
  const everybody = { route: browsePeople, query: sent(facets) }
  return isNarrowed(facets) ? [everybody] : [everybody, { route: listSuggestedPeople }]
}

/** What the pages ask for first, by address. A page that is not here asks for itself. */
const pages: Readonly<Record<string, FirstAnswers>> = {
  '/': {
    members: (_params, query) => {
      const { view, show, category } = query
      const latest = [{ route: listFeedEvents }, { route: listArticles }]
      const ofCategory = category ? [{ route: listArticles, query: { category } }] : []
      if (view === 'info') return [{ route: listArticleCategories }, ...ofCategory, ...latest]
      if (show === 'events') return latest
      return [{ route: listFeedPosts }, ...latest, ...openPost(query)]
    },
    further: besideFeed,
    visitors: about(listCommunities, listPublicEvents),
  },
  '/auth': { visitors: about(getSignInOptions) },
  '/communities': {
    members: listed,
    visitors: listed,
  },
  '/communities/$communityId': {
    members: community,
    further: besideClosed,
    visitors: (params) => [
      { route: getCommunity, params },
      { route: listPublicEvents, query: params },
      { route: listCommunities },
    ],
  },
  '/events': {
    members: about(listFeedEvents),
    further: besideEvents,
    visitors: about(listPublicEvents),
  },
  '/events/$eventId': {
    members: about(getEvent, listAttendees),
    further: (read, params) => {
      const communityId = read({ route: getEvent, params })?.communityId
      return communityId === undefined
        ? []
        : about(getCommunity, listCommunityEvents)({ communityId }, {})
    },
    visitors: about(getPublicEvent),
  },
  // Leads to the list of articles on the home page.
  '/hub': { members: about(listArticleCategories, listFeedEvents, listArticles) },
  '/hub/$slug': {
    members: about(getArticle, listFeedEvents, listArticles),
    further: (read, params) => {
      const articleId = read({ route: getArticle, params })?.id
      return articleId === undefined ? [] : about(listComments)({ articleId }, {})
    },
    visitors: about(getPublicArticle),
  },
  '/invitations/$secret': { members: about(getInvitation), visitors: about(getInvitation) },
  '/marketplace': { members: marketplace },
  '/messages': {
    members: (_params, { id }) => {
      const list = about(
        listConversations,
        listRequests,
        listAskedBack,
        getMessagingSettings,
      )({}, {})
      const open =
        id === undefined ? [] : about(getConversation, listMessages)({ conversationId: id }, {})
      return [...open, ...list]
    },
    further: besideConversations,
  },
  '/notifications': { members: about(listNotices), further: besideNotices },
  '/posts/$postId': {
    members: about(getPost, listReplies),
    further: (read, params) => {
      const communityId = read({ route: getPost, params })?.communityId
      return communityId === undefined ? [] : about(getCommunity, listPosts)({ communityId }, {})
    },
  },
  '/profile': {
    members: about(),
    further: (read, _params, query) => {
      const userId = profileIn(read)?.id
      return userId === undefined || 'edit' in query ? [] : person({ userId }, {})
    },
  },
  '/search': { members: searched },
  '/settings': {
    members: about(
      getPushSettings,
      getNoticeSettings,
      listIdentities,
      getSecondFactors,
      getMailSettings,
      getMessagingSettings,
      getOwnPage,
      listBlocks,
      getCalendarFeed,
      getStorageUse,
      listSessions,
    ),
  },
  '/users': {
    members: about(),
    further: directory,
  },
  '/users/$userId': {
    members: person,
    visitors: about(getPublicPerson),
  },
}

export const furtherAnswers = (
  { address, params }: { readonly address: string; readonly params: Values },
  query: Values,
  read: Read,
): readonly Asked[] => pages[address]?.further?.(read, params, query) ?? []

/** The session and the name of the installation come with every page. */
export const ofEveryPage: readonly Asked[] = [{ route: getSession }, { route: getInstance }]

/** The frame of the pages of members. */
const ofEveryMember: readonly Asked[] = [{ route: listOwnCommunities }, { route: listNotices }]

export function wantedBy(
  who: 'members' | 'visitors',
  { address, params }: { readonly address: string; readonly params: Values },
  query: Values,
): readonly Asked[] {
  const wanted = pages[address]?.[who]
  const own = wanted?.(params, query) ?? []
  return wanted !== undefined && who === 'members' ? [...own, ...ofEveryMember] : own
}

/** The addresses of the table above, which a test compares with the pages of the build. */
export const pagesWithAnswers = Object.keys(pages)
