import type { Notice } from '@patchbay/contract/notices'
import { noticeTexts as texts } from './texts.ts'

/** The second line of a notice: the quoted text, or the location of an event. */
export function lineOf({ kind, quote, post, event, verification }: Notice): string | null {
  const said =
    quote ?? (kind === 'post_liked' && post ? (post.title ?? post.line) : verification?.reason)
  if (said) return `“${said}”`
  if (kind !== 'event_changed' && kind !== 'event_soon') return null
  return event?.isOnline === true ? texts.online : (event?.location ?? null)
}
