import { plainText } from '@patchbay/contract/formatted-text'
import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import type { NoticeKind } from '@patchbay/contract/notices/notices'
import { nameOf } from '@patchbay/contract/people/person-name'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { LetterItem, LetterSection } from '../../accounts/mails/public.ts'
import type { BestPost, ComingEventRow } from '../../communities/feed/public.ts'
import {
  mostUnreadMessages,
  type MissedConversation,
} from '../../messaging/pushed-messages/public.ts'
import { quote, viewNotice, type NoticeRow } from '../../notices/notices/public.ts'
import { pathOf } from '../../notices/pushed-notices/public.ts'
import { titles, words, type SectionName } from './texts.ts'

/** A digest is read at a glance: the rest stands on the page. */
const mostItems = 5

export interface Found {
  readonly name: SectionName
  readonly items: readonly LetterItem[]
  /** The page that lists all of it. */
  readonly path: `/${string}`
}

/** The order in which a digest says it. What one is asked or told comes before what is merely new. */
const sectionOfKind: Partial<Record<NoticeKind, SectionName>> = {
  post_replied: 'replies',
  reply_answered: 'replies',
  article_commented: 'replies',
  comment_answered: 'replies',
  post_mentioned: 'replies',
  comment_mentioned: 'replies',
  membership_requested: 'communities',
  membership_approved: 'communities',
  membership_rejected: 'communities',
  membership_removed: 'communities',
  leadership_received: 'communities',
  community_deleted: 'communities',
  community_closed: 'communities',
  community_reopened: 'communities',
  event_changed: 'changedEvents',
  event_cancelled: 'changedEvents',
  search_found: 'searches',
}

export interface Reading {
  readonly zone: string
  /** Without them, nobody's words are quoted. */
  readonly previews: boolean
  readonly now: Date
}

/** The sentence of the bell, and whether it is still of use. */
export function noticeItem(
  row: NoticeRow,
  { zone, previews, now }: Reading,
): LetterItem | undefined {
  const notice = viewNotice(row, zone)
  if (notice.kind === 'membership_requested' && notice.request?.status !== 'pending')
    return undefined
  if (notice.event && new Date(notice.event.startTime) < now) return undefined
  const text = sentenceOf(notice)
    .map((piece) => piece.text)
    .join('')
  return { text, detail: previews ? notice.quote : null, path: pathOf(notice) }
}

export function noticeSections(rows: readonly NoticeRow[], reading: Reading): readonly Found[] {
  const shown = rows.flatMap((row) => {
    const item = noticeItem(row, reading)
    return item === undefined ? [] : [{ name: sectionOfKind[row.kind] ?? 'other', item }]
  })
  const names = ['replies', 'communities', 'changedEvents', 'searches', 'other'] as const
  return names.map((name) => ({
    name,
    items: shown.filter((one) => one.name === name).map(({ item }) => item),
    path: '/notifications',
  }))
}

export const conversationSection = (rows: readonly MissedConversation[]): Found => ({
  name: 'conversations',
  items: rows.map(({ id, is_group, group_name, other, unread }) => ({
    text:
      is_group || other === null ? (group_name ?? words.unnamedGroup) : nameOf(viewPerson(other)),
    detail: words.unread(unread, mostUnreadMessages),
    path: `/messages?id=${id}`,
  })),
  path: '/messages',
})

function startOf(start: Date, timeZone: string): string {
  const parts: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
  const day = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(start)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return `${day.replace(',', '')}, ${new Intl.DateTimeFormat('en-GB', clock).format(start)}`
}

export const eventSection = (rows: readonly ComingEventRow[], { zone }: Reading): Found => ({
  name: 'events',
  items: rows.map((row) => {
    const place = row.is_online ? words.online : quote(row.location)
    const facts = [startOf(row.start_time, zone), place, row.community_name]
    return {
      text: row.title,
      detail: facts.filter((fact) => fact !== null).join(' · '),
      path: `/events/${row.id}`,
    }
  }),
  path: '/events',
})

export const postSection = (rows: readonly BestPost[]): Found => ({
  name: 'posts',
  items: rows.map((row) => {
    const facts = [
      words.by(nameOf(viewPerson(row.author)), row.community_name),
      ...(row.like_count > 0 ? [words.liked(row.like_count)] : []),
      ...(row.reply_count > 0 ? [words.replied(row.reply_count)] : []),
    ]
    return {
      text:
        quote(row.title) ??
        quote(plainText(row.line)) ??
        words.by(nameOf(viewPerson(row.author)), row.community_name),
      detail: facts.join(' · '),
      path: `/posts/${row.id}`,
    }
  }),
  path: '/',
})

export function letterSectionOf({ name, items, path }: Found): LetterSection {
  const rest = items.length - mostItems
  const more = rest > 0 ? [{ text: words.more(rest), detail: null, path }] : []
  return { title: titles[name], items: [...items.slice(0, mostItems), ...more] }
}
