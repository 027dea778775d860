import { sentenceOf } from '@patchbay/contract/notice-sentences'
import type { Notice } from '@patchbay/contract/notices'
import { quote } from '../notices/public.ts'
import type { PushManner } from '../push/public.ts'
import { plainTexts } from './texts.ts'

const hour = 60 * 60

export const isLike = ({ kind }: Pick<Notice, 'kind'>): boolean => kind.endsWith('_liked')

/** Likes can wait until somebody looks; what begins soon is no news once it has begun. */
export function mannerOf(notice: Pick<Notice, 'kind' | 'remind'>): PushManner {
  if (notice.remind === 'hour') return { urgency: 'high', ttlSeconds: hour }
  return { urgency: isLike(notice) ? 'low' : 'normal', ttlSeconds: 24 * hour }
}

const below = (thing: { readonly id: string } | null): string => (thing ? `#${thing.id}` : '')

/** Where it leads: as the page of notifications, and there where the thing itself is gone. */
export function pathOf(notice: Notice): string {
  const { kind, community, post, reply, article, comment, event } = notice
  if (kind === 'verification_decided') return '/profile'
  if (post) return `/posts/${post.id}${below(reply)}`
  if (article) return `/hub/${encodeURIComponent(article.slug)}${below(comment)}`
  if (event?.id) return `/events/${event.id}`
  if (!community?.id) return '/notifications'
  return `/communities/${community.id}${notice.can.decide ? '?requests=true' : ''}`
}

/** Without previews, only what kind of thing has happened. */
export function wordsOf(
  notice: Notice,
  { previews, productName }: { readonly previews: boolean; readonly productName: string },
): { readonly title: string; readonly body: string } {
  if (!previews) return { title: productName, body: plainTexts[notice.kind] }
  const sentence = sentenceOf(notice).map(({ text }) => text)
  return { title: quote(sentence.join('')) ?? productName, body: notice.quote ?? '' }
}
