import { plainText } from '@patchbay/contract/formatted-text'
import type { FoundThing, MarkedParts } from '@patchbay/contract/search/search'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { findWords } from '@patchbay/contract/messaging/found-words'
import { nameOf } from '@patchbay/contract/people/person-name'
import type { FoundCommunityRow } from '../../communities/communities/public.ts'
import type { FoundEventRow } from '../../communities/events/public.ts'
import type { FoundPostRow } from '../../communities/posts/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { plainText as plainArticle, type FoundArticleRow } from '../../hub/articles/public.ts'
import type { FoundListingRow } from '../../marketplace/listings/public.ts'
import { excerptOf, type FoundRow } from '../../messaging/message-search/public.ts'
import { shownLocation, type FoundPersonRow } from '../../people/people/public.ts'
import { findInName, findSimilar, withOthers } from './found-marks.ts'

/** What is typed, other words for it, and whether only something similar was found. */
export interface Query {
  readonly q: string
  readonly isNear: boolean
  readonly others: readonly string[]
}

const named = (name: string | null, { q, isNear, others }: Query): MarkedParts =>
  name === null
    ? []
    : [...excerptOf(name, q, isNear ? findSimilar : withOthers(findInName, others))]

const marked = (text: string, { q, isNear, others }: Query): MarkedParts => [
  ...excerptOf(text, q, isNear ? findSimilar : withOthers(findWords, others)),
]

const hasMark = (parts: MarkedParts): boolean => parts.some(({ isFound }) => isFound)

const nothing = {
  title: [],
  excerpt: [],
  person: null,
  place: null,
  at: null,
  picture: null,
  inside: null,
  slug: null,
  seq: null,
} satisfies Partial<FoundThing>

export function viewFoundPerson(row: FoundPersonRow, query: Query): FoundThing {
  const person = viewPerson(row.person)
  const [first = null] = row.professions
  const profession = first === 'Other' ? row.other_profession : first
  const isOtherName = person.fullName !== null && person.fullName !== person.displayName
  const title = named(nameOf(person), query)
  const otherName = isOtherName && person.displayName !== null ? named(person.fullName, query) : []
  const work = first === 'Other' ? named(profession, query) : []
  return {
    ...nothing,
    kind: 'person',
    id: row.id,
    title,
    // The full name, if it is shown and is another than the one above; what somebody does, if that was
    // found.
    excerpt: hasMark(work) && !hasMark(title) && !hasMark(otherName) ? work : otherName,
    person,
    place:
      [profession, shownLocation(row.location)?.split(',')[0]].filter(Boolean).join(' · ') || null,
  }
}

export const viewFoundCommunity = (row: FoundCommunityRow, query: Query): FoundThing => ({
  ...nothing,
  kind: 'community',
  id: row.id,
  title: named(row.name, query),
  excerpt: marked(row.description, query),
  place: row.location,
  picture: row.cover_image,
})

export const viewFoundPost = (row: FoundPostRow, query: Query): FoundThing => ({
  ...nothing,
  kind: row.post_id === null ? 'post' : 'reply',
  id: row.id,
  title: named(row.title, query),
  excerpt: marked(plainText(row.content), query),
  person: viewPerson(row.author),
  place: row.community_name,
  at: row.created_at.toISOString(),
  inside: row.post_id,
})

export const viewFoundEvent = (row: FoundEventRow, query: Query): FoundThing => ({
  ...nothing,
  kind: 'event',
  id: row.id,
  title: named(row.title, query),
  excerpt: marked(row.description, query),
  place: row.community_name,
  at: row.start_time.toISOString(),
  picture: row.cover_image,
})

export function viewFoundArticle(row: FoundArticleRow, query: Query): FoundThing {
  const title = named(row.title, query)
  const summary = marked(row.summary, query)
  return {
    ...nothing,
    kind: 'article',
    id: row.id,
    title,
    // If only the text has the words, that part of it says why it was found.
    excerpt:
      hasMark(title) || hasMark(summary) ? summary : marked(plainArticle(row.content), query),
    place: row.category,
    at: row.created_at.toISOString(),
    picture: row.cover_image,
    slug: row.slug,
  }
}

export const viewFoundListing = (row: FoundListingRow, query: Query): FoundThing => ({
  ...nothing,
  kind: 'listing',
  id: row.id,
  title: named(row.title, query),
  excerpt: marked(row.description, query),
  person: viewPerson(row.provider),
  place: row.category,
  inside: row.provider_id,
})

/** The name of the group, or of the other person. */
function talkOf(conversation: Conversation, viewerId: string, query: Query) {
  const other = conversation.participants.find(({ userId }) => userId !== viewerId)?.user ?? null
  const person = conversation.isGroup ? null : other
  const name = person === null ? (conversation.name?.trim() ?? '') : nameOf(person)
  return { title: named(name, query), person, picture: conversation.avatarUrl }
}

export const viewFoundConversation = (
  conversation: Conversation,
  viewerId: string,
  query: Query,
): FoundThing => ({
  ...nothing,
  ...talkOf(conversation, viewerId, query),
  kind: 'conversation',
  id: conversation.id,
  at: conversation.lastMessageAt,
})

export const viewFoundMessage = (
  row: FoundRow,
  conversation: Conversation,
  viewerId: string,
  query: Query,
): FoundThing => ({
  ...nothing,
  ...talkOf(conversation, viewerId, query),
  kind: 'message',
  id: row.id,
  excerpt: marked(plainText(row.content), query),
  place: row.sender.id === viewerId ? null : nameOf(viewPerson(row.sender)),
  at: row.created_at.toISOString(),
  inside: row.conversation_id,
  seq: Number(row.seq),
})
