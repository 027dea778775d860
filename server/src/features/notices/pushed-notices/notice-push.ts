import { sentenceOf } from '@patchbay/contract/notices/notice-sentences'
import { staffKinds, type Notice } from '@patchbay/contract/notices/notices'
import { quote } from '../notices/public.ts'
import type { PushManner } from '../push/public.ts'
import { plainTexts, texts } from './texts.ts'

const hour = 60 * 60

export const isLike = ({ kind }: Pick<Notice, 'kind'>): boolean => kind.endsWith('_liked')

type Timed = Pick<Notice, 'kind' | 'remind' | 'event'>

/** Likes have low urgency. A reminder is undefined once its event has begun. */
export function mannerOf(notice: Timed, now: Date): PushManner | undefined {
  const { kind, remind, event } = notice
  const urgency = isLike(notice) ? 'low' : remind === 'hour' ? 'high' : 'normal'
  if (kind !== 'event_soon' || event === null) return { urgency, ttlSeconds: 24 * hour }
  const left = Math.floor((new Date(event.startTime).getTime() - now.getTime()) / 1_000)
  return left > 0 ? { urgency, ttlSeconds: Math.min(left, 24 * hour) } : undefined
}

const below = (thing: { readonly id: string } | null): string => (thing ? `#${thing.id}` : '')

const searchPages = {
  people: '/users?',
  listings: '/marketplace?view=browse&',
  events: '/search?type=events&',
}

const searchPath = ({ kind, facets }: NonNullable<Notice['search']>): string => {
  const asked = Object.entries(facets).map(([name, value]) => [name, String(value)])
  return `${searchPages[kind]}${new URLSearchParams(asked).toString()}`
}

/** The same target as on the notifications page, which is the fallback if the target is gone. */
export function pathOf(notice: Notice): string {
  const { kind, community, post, reply, article, comment, event, search } = notice
  if (kind === 'verification_decided') return '/profile'
  if (kind === 'archive_ready') return '/settings#your-data'
  if (search) return searchPath(search)
  if (post) return `/posts/${post.id}${below(reply)}`
  if (article) return `/hub/${encodeURIComponent(article.slug)}${below(comment)}`
  if (event?.id) return `/events/${event.id}`
  if (!community?.id) return '/notifications'
  return `/communities/${community.id}${notice.can.decide ? '?requests=true' : ''}`
}

/** What staff say to a person is for no lock screen, whatever else is shown there. */
const isFromStaff = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  (staffKinds as readonly string[]).includes(kind)

/** Without previews, only the kind of event is named. */
export function wordsOf(
  notice: Notice,
  { previews, productName }: { readonly previews: boolean; readonly productName: string },
): { readonly title: string; readonly body: string } {
  if (!previews || isFromStaff(notice)) return { title: productName, body: plainTexts[notice.kind] }
  const sentence = sentenceOf(notice).map(({ text }) => text)
  return { title: quote(sentence.join('')) ?? productName, body: lineOf(notice) ?? '' }
}

/** The quoted text, or the location. */
function lineOf({ kind, quote: said, event }: Notice): string | null {
  if (said !== null || (kind !== 'event_changed' && kind !== 'event_soon')) return said
  return event?.isOnline === true ? texts.online : quote(event?.location ?? null)
}
