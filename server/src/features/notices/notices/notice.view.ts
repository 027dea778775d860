import { plainText } from '@patchbay/contract/formatted-text'
import { notifiedOutcomes, staffKinds, type Notice } from '@patchbay/contract/notices/notices'
import { savedFacets, savedKinds } from '@patchbay/contract/notices/saved-kinds'
import { reportSubjects } from '@patchbay/contract/people/reports'
import * as z from 'zod/mini'
import { canDecideRequest } from '../../people/participation/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { quote } from './quote.ts'
import type { NoticeRow } from './shown-notices.store.ts'

/** The date and time of a start, or of another moment, in this time zone. */
function localStart(
  startTime: Date,
  timeZone: string,
): { readonly startDate: string; readonly startClock: string } {
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(startTime)
  return {
    startDate: written({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    startClock: written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

/** `timeZone` is the reader's, if it is known. */
export const viewNotice = (row: NoticeRow, timeZone: string | null): Notice => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  actors: row.actors.map(viewPerson),
  actorCount: row.actor_count,
  quote:
    quote(plainText(row.reply_line ?? row.comment_line ?? namingOf(row) ?? '')) ??
    quote(noteOf(row)),
  community: viewCommunity(row),
  post: row.post_id === null ? null : viewPost(row, row.post_id),
  reply: row.reply_id === null ? null : { id: row.reply_id },
  article: viewArticle(row),
  comment: row.comment_id === null ? null : { id: row.comment_id },
  event: viewEvent(row, timeZone),
  moment: viewMoment(row, timeZone),
  remind: row.remind,
  request:
    row.request_id === null || row.request_status === null
      ? null
      : { id: row.request_id, status: row.request_status },
  verification:
    row.verification_status === null
      ? null
      : { status: row.verification_status, reason: row.rejection_reason },
  decision: viewDecision(row),
  search: viewSearch(row),
  can: { decide: row.kind === 'membership_requested' && mayDecide(row) },
})

/** Recorded in the notice: what it was about may be gone. */
function viewDecision({ kind, data }: NoticeRow): Notice['decision'] {
  if (!(staffKinds as readonly string[]).includes(kind)) return null
  return {
    outcome: notifiedOutcomes.find((one) => one === data['outcome']) ?? null,
    subject: reportSubjects.find((one) => one === data['subject']) ?? null,
    words: data['words'] ?? null,
  }
}

const foundSearch = z.object({
  kind: z.enum(savedKinds),
  name: z.string(),
  facets: savedFacets,
  count: z.int(),
})

/** Recorded in the notice: how much there was at that time. */
function viewSearch({ kind, data }: NoticeRow): Notice['search'] {
  if (kind !== 'search_found') return null
  const facets: unknown = JSON.parse(data['facets'] ?? '{}')
  const found = { ...data, facets, count: Number(data['count']) }
  return z.safeParse(foundSearch, found).data ?? null
}

/** The post in which the reader is named. */
const namingOf = (row: NoticeRow): string | null =>
  row.kind === 'post_mentioned' ? row.post_line : null

/** Only for those who decide; the person who wrote the note would take it for the answer. */
const noteOf = (row: NoticeRow): string | null =>
  row.kind === 'membership_requested' ? row.request_note : null

const mayDecide = (row: NoticeRow): boolean =>
  row.request_status === 'pending' &&
  canDecideRequest(
    {
      isVisitor: false,
      isPrivate: row.is_private ?? false,
      isClosed: row.is_closed,
      role: row.role,
      isPending: false,
      isRemoved: false,
      membersInvite: false,
      mute: null,
      hasSuccessor: false,
    },
    row.request_of_removed,
  )

function viewCommunity(row: NoticeRow): Notice['community'] {
  const name = row.community_name ?? row.data['name']
  if (name === undefined) return null
  return {
    id: row.community_id,
    name,
    isPrivate: row.is_private ?? false,
    coverImage: row.cover_image,
  }
}

const viewPost = (row: NoticeRow, id: string): Notice['post'] => ({
  id,
  title: row.post_title,
  line: quote(plainText(row.post_line ?? '')) ?? '',
})

function viewArticle(row: NoticeRow): Notice['article'] {
  const { article_id: id, article_slug: slug, article_title: title } = row
  return id === null || slug === null || title === null ? null : { id, slug, title }
}

/** Recorded in the notice: when a mute ends, or somebody else will lead. */
function viewMoment({ kind, data }: NoticeRow, readerZone: string | null): Notice['moment'] {
  const at = data['until']
  if ((kind !== 'muted' && kind !== 'succession_near') || at === undefined) return null
  const { startDate: date, startClock: clock } = localStart(new Date(at), readerZone ?? 'UTC')
  return { at, date, clock }
}

/** The current event; for a cancelled one, the data recorded in the notice. */
function viewEvent(row: NoticeRow, readerZone: string | null): Notice['event'] {
  const title = row.event_title ?? row.data['title']
  const start = row.start_time?.toISOString() ?? row.data['startTime']
  if (title === undefined || start === undefined) return null
  const timeZone = readerZone ?? row.event_zone ?? row.data['timeZone'] ?? 'UTC'
  return {
    id: row.event_id,
    title,
    startTime: start,
    timeZone,
    ...localStart(new Date(start), timeZone),
    location: row.event_location,
    isOnline: row.is_online ?? false,
  }
}
