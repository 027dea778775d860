import type { Notice } from '@patchbay/contract/notices'
import type { LinkProps } from '@tanstack/react-router'

/** The page of a notice's object; `undefined` if it no longer exists. */
export function targetOf(notice: Notice): LinkProps | undefined {
  const { kind, community, post, reply, article, comment, event } = notice
  if (kind === 'verification_decided') return { to: '/profile' }
  if (post)
    return { to: '/posts/$postId', params: { postId: post.id }, ...(reply && { hash: reply.id }) }
  if (article)
    return {
      to: '/hub/$slug',
      params: { slug: article.slug },
      ...(comment && { hash: comment.id }),
    }
  if (event?.id) return { to: '/events/$eventId', params: { eventId: event.id } }
  if (!community?.id) return undefined
  const isAsked = kind === 'membership_requested' && notice.can.decide
  return {
    to: '/communities/$communityId',
    params: { communityId: community.id },
    ...(isAsked && { search: { requests: true } }),
  }
}
