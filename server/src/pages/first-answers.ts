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
import {
  getEvent,
  listAttendees,
  listCommunityEvents,
  type CommunityEvent,
} from '@patchbay/contract/communities/events'
import { getPublicEvent, listPublicEvents } from '@patchbay/contract/communities/event-page'
import { listFeedEvents, listFeedPosts } from '@patchbay/contract/communities/feed'
import { listMembers } from '@patchbay/contract/communities/memberships'
import { listPersonEvents, listPersonPosts } from '@patchbay/contract/communities/person-work'
import { getPost, listPosts } from '@patchbay/contract/communities/posts'
import { listReplies } from '@patchbay/contract/communities/replies'
import { getStorageUse } from '@patchbay/contract/content/attachments'
import {
  getArticle,
  listArticleCategories,
  listArticles,
  type Article,
} from '@patchbay/contract/hub/articles'
import { getPublicArticle } from '@patchbay/contract/hub/public-article'
import { listComments } from '@patchbay/contract/hub/comments'
import { browseListings, getOwnListings } from '@patchbay/contract/marketplace/listings'
import { listPersonListings } from '@patchbay/contract/marketplace/person-listings'
import { getConversation, listConversations } from '@patchbay/contract/messaging/conversations'
import { listAskedBack } from '@patchbay/contract/messaging/groups'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { getMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { getNoticeSettings, listNotices } from '@patchbay/contract/notices/notices'
import { getPushSettings } from '@patchbay/contract/notices/push'
import { listBlocks } from '@patchbay/contract/people/blocks'
import { getOwnPage, getPublicPerson } from '@patchbay/contract/people/own-page'
import { getPerson } from '@patchbay/contract/people/people'
import { browsePeople } from '@patchbay/contract/search/directory'
import { foundTypes, search, soughtLength } from '@patchbay/contract/search/search'
import type { Asked } from '../platform/http/pages/ask-within.ts'

type Values = Readonly<Record<string, string>>
type Wanted = (params: Values, query: Values) => readonly Asked[]

interface FirstAnswers {
  /** The first is what the page is about. */
  readonly members?: Wanted
  readonly visitors?: Wanted
}

const about =
  (...routes: readonly Asked['route'][]): Wanted =>
  (params) =>
    routes.map((route) => ({ route, params }))

/** A page that a search has changed asks for other answers: it gets those of every page. */
const unlessSearched =
  (wanted: Wanted): Wanted =>
  (params, query) =>
    Object.keys(query).length > 0 ? [] : wanted(params, query)

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

const sought: Wanted = (_params, query) => {
  const q = (query.q ?? '').trim().slice(0, soughtLength)
  if (q === '') return []
  const type = foundTypes.find((one) => one === query.type)
  return [{ route: search, query: { q, ...(type && { type }) } }]
}

/** What the pages ask for first, by address. A page that is not here asks for itself. */
const pages: Readonly<Record<string, FirstAnswers>> = {
  '/': {
    members: (_params, query) => {
      const latest = [{ route: listFeedEvents }, { route: listArticles }]
      if (query.view === 'info' && query.category === undefined)
        return [{ route: listArticleCategories }, ...latest]
      return Object.keys(query).length > 0 ? [] : [{ route: listFeedPosts }, ...latest]
    },
    visitors: about(listCommunities, listPublicEvents),
  },
  '/auth': { visitors: about(getSignInOptions) },
  '/communities': {
    members: listed,
    visitors: listed,
  },
  '/communities/$communityId': {
    members: unlessSearched(
      about(getCommunity, listMembers, listCommunityEvents, listCategories, listPosts),
    ),
    visitors: about(getCommunity),
  },
  '/events': { members: about(listFeedEvents), visitors: about(listPublicEvents) },
  '/events/$eventId': {
    members: about(getEvent, listAttendees),
    visitors: about(getPublicEvent),
  },
  // Leads to the list of articles on the home page.
  '/hub': { members: about(listArticleCategories, listFeedEvents, listArticles) },
  '/hub/$slug': {
    members: about(getArticle, listFeedEvents, listArticles),
    visitors: about(getPublicArticle),
  },
  '/marketplace': { members: unlessSearched(about(browseListings, getOwnListings)) },
  '/messages': {
    members: (_params, { id }) => {
      const list = about(listConversations, listAskedBack, getMessagingSettings)({}, {})
      const open =
        id === undefined ? [] : about(getConversation, listMessages)({ conversationId: id }, {})
      return [...open, ...list]
    },
  },
  '/notifications': { members: about(listNotices) },
  '/posts/$postId': { members: about(getPost, listReplies) },
  '/profile': { members: about() },
  '/search': { members: sought },
  '/settings': {
    members: about(
      getPushSettings,
      getNoticeSettings,
      listIdentities,
      getSecondFactors,
      getMessagingSettings,
      getOwnPage,
      listBlocks,
      getCalendarFeed,
      getStorageUse,
      listSessions,
    ),
  },
  '/users': { members: unlessSearched(about(browsePeople)) },
  '/users/$userId': {
    members: about(getPerson, listPersonListings, listPersonPosts, listPersonEvents),
    visitors: about(getPublicPerson),
  },
}

type Further = (answer: never) => readonly Asked[]

/** What a page asks for once it knows what it is about. */
const further = new Map<Asked['route'], Further>([
  [
    getPost,
    ({ communityId }: { communityId: string }) =>
      about(getCommunity, listPosts)({ communityId }, {}),
  ],
  [
    getEvent,
    ({ communityId }: CommunityEvent) =>
      about(getCommunity, listCommunityEvents)({ communityId }, {}),
  ],
  [getArticle, ({ id: articleId }: Article) => about(listComments)({ articleId }, {})],
])

export const furtherAnswers = (route: Asked['route'], text: string): readonly Asked[] =>
  further.get(route)?.(JSON.parse(text) as never) ?? []

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
