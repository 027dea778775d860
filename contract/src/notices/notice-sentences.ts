import {
  mostActors,
  mostFoundAnew,
  type Notice,
  type NoticeKind,
  type NotifiedOutcome,
} from './notices.ts'
import { nameOf } from '../people/person-name.ts'

/** A part of a sentence. A name comes from a user and may have another text direction. */
interface Piece {
  readonly text: string
  readonly isName: boolean
}

/** The same on the page and in a push. The parts in braces are filled in. */
const sentences = {
  membership_requested: '{who} asks to join {community}',
  membership_approved: 'You are now a member of {community}',
  membership_rejected: 'Your request to join {community} was rejected',
  membership_removed: 'You are no longer a member of {community}',
  moderator_named: 'You are now a moderator of {community}',
  moderator_ended: 'You are no longer a moderator of {community}',
  muted: 'You can read {community}, but not write there until {clock} on {date}',
  unmuted: 'You can write in {community} again',
  succession_near: 'Somebody else will lead {community} from {date}, unless you come back',
  leadership_passed: 'You no longer lead {community}: {who} does now',
  leadership_received: 'You are now the leader of {community}',
  community_deleted: '{community} was deleted',
  community_closed: '{community} is closed',
  community_reopened: '{community} is open again',
  post_replied: '{who} replied to {post}',
  reply_answered: '{who} answered you in {post}',
  article_commented: '{who} commented on {article}',
  comment_answered: '{who} answered your comment on {article}',
  post_mentioned: '{who} mentioned you in {post}',
  comment_mentioned: '{who} mentioned you in a comment on {article}',
  post_liked: '{who} liked your post in {community}',
  reply_liked: '{who} liked your reply in {community}',
  comment_liked: '{who} liked your comment on {article}',
  // Only the current time is known, not whether the time or the place has changed.
  event_changed: '{event} is now at {clock} on {date}',
  event_cancelled: '{event} on {date} was cancelled',
  // The day is included, because the reminder may be read much later.
  event_soon: 'Reminder: {event} begins at {clock} on {date}',
  verification_decided: 'Your account is verified',
  search_found: '{found} for {search}',
  report_decided: 'We looked at your report and acted on it',
  warned: 'This is a warning from our team',
  content_removed: 'Our team removed your {subject}',
  content_restored: 'Our team brought your {subject} back',
  archive_ready: 'Your data is ready to download',
} as const satisfies Record<NoticeKind, string>

const mutedForGood = 'You can read {community}, but not write there for now'
const untitledMentioned = '{who} mentioned you in {community}'
const untitledAnswered = '{who} answered you in {community}'
const untitledReplied = '{who} replied to your post in {community}'
const reportOutcomes = {
  dismissed: 'We looked at your report: what you reported may stay',
  acted: sentences.report_decided,
  settled: 'We looked at your report and settled it',
} as const satisfies Record<NotifiedOutcome, string>
const removedEvent = 'An event in {community} on {date} was cancelled'
const notVerified = 'Your verification request was rejected'

const plain = (text: string): Piece => ({ text, isName: false })
const name = (text: string): Piece => ({ text, isName: true })

function templateOf({ kind, post, event, moment, verification, decision }: Notice): string {
  if (kind === 'post_replied' && !post?.title) return untitledReplied
  if (kind === 'reply_answered' && !post?.title) return untitledAnswered
  if (kind === 'post_mentioned' && !post?.title) return untitledMentioned
  if (kind === 'muted' && moment === null) return mutedForGood
  if (kind === 'verification_decided' && verification?.status === 'rejected') return notVerified
  if (kind === 'report_decided') return reportOutcomes[decision?.outcome ?? 'acted']
  if (kind === 'event_cancelled' && event?.title === '') return removedEvent
  return sentences[kind]
}

/** 'Amara', 'Amara and Kit', 'Amara and 14 others', 'Amara and at least 99 others'. */
function whoOf({ actors: [first, second], actorCount }: Notice): readonly Piece[] {
  if (!first) return [plain('Somebody')]
  const named = [name(nameOf(first))]
  if (actorCount < 2) return named
  if (actorCount === 2)
    return second
      ? [...named, plain(' and '), name(nameOf(second))]
      : [...named, plain(' and 1 other')]
  const atLeast = actorCount >= mostActors ? 'at least ' : ''
  return [...named, plain(` and ${atLeast}${actorCount - 1} others`)]
}

const foundWords = {
  people: ['new person', 'new people'],
  listings: ['new service', 'new services'],
  events: ['new event', 'new events'],
} as const satisfies Record<NonNullable<Notice['search']>['kind'], readonly [string, string]>

/** '1 new person', '3 new events', 'At least 100 new services'. */
function foundOf({ search }: Notice): readonly Piece[] {
  if (search === null) return []
  const { kind, count } = search
  const [one, several] = foundWords[kind]
  const atLeast = count >= mostFoundAnew ? 'At least ' : ''
  return [plain(`${atLeast}${count} ${count === 1 ? one : several}`)]
}

/** The notice as one sentence. */
export function sentenceOf(notice: Notice): readonly (Piece & { readonly place: number })[] {
  const { community, post, article, event, moment, decision } = notice
  const pieces: Readonly<Record<string, readonly Piece[]>> = {
    who: whoOf(notice),
    community: [name(community?.name ?? '')],
    post: [name(post?.title ?? '')],
    article: [name(article?.title ?? '')],
    event: [name(event?.title ?? '')],
    clock: [plain(event?.startClock ?? moment?.clock ?? '')],
    date: [plain(event?.startDate ?? moment?.date ?? '')],
    subject: [plain(decision?.subject ?? 'content')],
    found: foundOf(notice),
    search: [name(notice.search?.name ?? '')],
  }
  return templateOf(notice)
    .split(/\{(\w+)\}/)
    .flatMap((part, i) => (i % 2 === 0 ? plain(part) : (pieces[part] ?? [])))
    .filter(({ text }) => text !== '')
    .map((piece, place) => ({ ...piece, place }))
}
