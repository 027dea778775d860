import type { Notice } from '@patchbay/contract/notices'
import type { PushManner } from '../push/public.ts'
import { plainTexts, texts } from './texts.ts'

const hour = 60 * 60

/** Likes can wait until somebody looks; what begins soon is no news once it has begun. */
export function mannerOf({ kind, remind }: Pick<Notice, 'kind' | 'remind'>): PushManner {
  if (remind === 'hour') return { urgency: 'high', ttlSeconds: hour }
  const urgency = kind.endsWith('_liked') ? 'low' : 'normal'
  return { urgency, ttlSeconds: 24 * hour }
}

/** Where it leads. */
export function pathOf({ post, article, event, community, kind }: Notice): string {
  if (kind === 'verification_decided') return '/profile'
  if (post !== null) return `/posts/${post.id}`
  if (article !== null) return `/hub/${encodeURIComponent(article.slug)}`
  if (event?.id) return `/events/${event.id}`
  return community?.id ? `/communities/${community.id}` : '/communities'
}

/** Without previews, only what kind of thing has happened. */
export function wordsOf(
  notice: Notice,
  { previews, productName }: { readonly previews: boolean; readonly productName: string },
): { readonly title: string; readonly body: string } {
  const plain = plainTexts[notice.kind]
  if (!previews) return { title: productName, body: plain }
  const detail = detailOf(notice)
  return detail === undefined ? { title: productName, body: plain } : { title: plain, body: detail }
}

function detailOf({ actors, actorCount, quote, event, community, post, article }: Notice) {
  if (event !== null) return texts.beginsAt(event.title, event.startDate, event.startClock)
  const about = post?.title ?? article?.title ?? community?.name ?? post?.line
  const [first] = actors
  if (first === undefined) return about
  const who = texts.andOthers(nameOf(first), actorCount - 1)
  const words = quote ?? about
  return words ? texts.said(who, words) : who
}

interface Named {
  readonly displayName: string | null
  readonly fullName: string | null
}

export const nameOf = ({ displayName, fullName }: Named): string =>
  displayName ?? fullName ?? texts.somebody
