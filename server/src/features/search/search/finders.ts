import { fold } from '@patchbay/contract/fold'
import type { FoundGroup, FoundThing, FoundType } from '@patchbay/contract/search/search'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import type { NameCursor, NamedValues } from '../../../platform/db/found-names.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { findCommunitiesNamed } from '../../communities/communities/public.ts'
import { findEventsNamed } from '../../communities/events/public.ts'
import { findPostsNear, findPostsWith } from '../../communities/posts/public.ts'
import { findArticlesNamed } from '../../hub/articles/public.ts'
import { findListingsNamed } from '../../marketplace/listings/public.ts'
import { saidOtherwise } from '../../marketplace/matching/public.ts'
import {
  listConversationsOf,
  showConversations,
  viewConversation,
} from '../../messaging/conversations/public.ts'
import { listFound, listNear } from '../../messaging/message-search/public.ts'
import { findPeopleNamed } from '../../people/people/public.ts'
import {
  viewFoundArticle,
  viewFoundCommunity,
  viewFoundConversation,
  viewFoundEvent,
  viewFoundListing,
  viewFoundMessage,
  viewFoundPerson,
  viewFoundPost,
  type Query,
} from './found-thing.view.ts'

interface AskedPage {
  readonly cursor: string | undefined
  readonly size: number
  /** Leaves out similar words in posts and messages, where it costs much to find them. */
  readonly onlyExact?: boolean
}

type Finder = (
  db: Database,
  viewerId: string,
  q: string,
  page: AskedPage,
) => Promise<Omit<FoundGroup, 'type'>>

const lettersIn = (q: string): number => Array.from(fold(q)).length

/** Trigrams need three letters. */
const isShort = (q: string): boolean => lettersIn(q) < 3
/** Fewer letters are similar to nearly everything. */
const mayBeNear = (q: string): boolean => lettersIn(q) > 3

const namedPlace = z.tuple([z.number(), z.number(), z.uuid()])

interface NamedRow extends NameCursor {
  readonly id: string
  readonly is_near: boolean
}

/** Each is looked up by itself. */
const mostOthers = 6

/** What has a name: those that fit best first, and after them those with another word for it. */
const byName =
  <Row extends NamedRow>(
    find: (db: Database, isShort: boolean, values: NamedValues) => Promise<readonly Row[]>,
    view: (row: Row, query: Query) => FoundThing,
  ): Finder =>
  async (db, viewerId, q, { cursor, size }) => {
    const [score = null, weight = null, id = null] = decodeCursor(namedPlace, cursor) ?? []
    const others = saidOtherwise(q, mostOthers)
    const found = await find(db, isShort(q), [viewerId, q, score, weight, id, others])
    const { rows, nextCursor } = pageOf(found, size, (row) => [row.score, row.weight, row.id])
    const isNear = rows.some((row) => row.is_near)
    return { found: rows.map((row) => view(row, { q, isNear, others })), isNear, nextCursor }
  }

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A cursor says of which kind its page is: what is only similar goes on with similar things. */
const saidCursor = z.tuple([z.uuid(), z.boolean()])

/** Fewer than three letters begin a word in nearly all that is said, so names have to do. */
const posts: Finder = async (db, viewerId, q, { cursor, size, onlyExact = false }) => {
  if (isShort(q)) return { found: [], isNear: false, nextCursor: null }
  const [before = highestId, wasNear = false] = decodeCursor(saidCursor, cursor) ?? []
  const asked = [viewerId, q, before] as const
  const exact = wasNear ? [] : await findPostsWith(db, ...asked)
  const isNear =
    wasNear || (!onlyExact && exact.length === 0 && cursor === undefined && mayBeNear(q))
  const found = isNear ? await findPostsNear(db, ...asked) : exact
  const { rows, nextCursor } = pageOf(found, size, (row) => [row.id, isNear])
  return {
    found: rows.map((row) => viewFoundPost(row, { q, isNear, others: [] })),
    isNear,
    nextCursor,
  }
}

const timedCursor = z.tuple([z.iso.datetime(), z.uuid()])

const conversations: Finder = async (db, viewerId, q, { cursor, size }) => {
  const last = decodeCursor(timedCursor, cursor)
  const after = last && { listedAt: new Date(last[0]), id: last[1] }
  const listed = await listConversationsOf(db, viewerId, { after, text: q })
  const { rows, nextCursor } = pageOf(listed, size, (row) => [row.listed_at.toISOString(), row.id])
  const found = rows.map((row) =>
    viewFoundConversation(viewConversation(row, viewerId), viewerId, {
      q,
      isNear: false,
      others: [],
    }),
  )
  return { found, isNear: false, nextCursor }
}

const messages: Finder = async (db, viewerId, q, { cursor, size, onlyExact = false }) => {
  const last = decodeCursor(timedCursor, cursor)
  const after = last && { createdAt: new Date(last[0]), id: last[1] }
  const exact = await listFound(db, viewerId, { q, after })
  const isNear = !onlyExact && exact.length === 0 && cursor === undefined && mayBeNear(q)
  const all = isNear ? await listNear(db, viewerId, q) : exact
  const page = pageOf(all, size, (row) => [row.created_at.toISOString(), row.id])
  const ids = [...new Set(page.rows.map((row) => row.conversation_id))]
  const shown = await showConversations(db, viewerId, ids)
  const found = page.rows.flatMap((row) => {
    // A conversation that the viewer has left meanwhile is not there.
    const conversation = shown.find(({ id }) => id === row.conversation_id)
    return conversation
      ? viewFoundMessage(row, conversation, viewerId, { q, isNear, others: [] })
      : []
  })
  // Similar messages are few, and have no second page.
  return { found, isNear, nextCursor: isNear ? null : page.nextCursor }
}

/** Each checks in its statement what the viewer may see. */
export const finders: Readonly<Record<FoundType, Finder>> = {
  people: byName(findPeopleNamed, viewFoundPerson),
  communities: byName(findCommunitiesNamed, viewFoundCommunity),
  posts,
  events: byName(findEventsNamed, viewFoundEvent),
  articles: byName(findArticlesNamed, viewFoundArticle),
  listings: byName(findListingsNamed, viewFoundListing),
  conversations,
  messages,
}
