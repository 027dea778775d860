import type { FoundThing } from '@patchbay/contract/search/search'
import { linkOptions } from '@tanstack/react-router'

const inMessages = (id: string, at?: number) =>
  linkOptions({ to: '/messages', search: at === undefined ? { id } : { id, at } })

/** Where a found thing is. */
export function targetOf({ kind, id, inside, slug, seq }: FoundThing) {
  const place = inside ?? id
  switch (kind) {
    case 'person':
      return linkOptions({ to: '/users/$userId', params: { userId: id } })
    case 'community':
      return linkOptions({ to: '/communities/$communityId', params: { communityId: id } })
    case 'event':
      return linkOptions({ to: '/events/$eventId', params: { eventId: id } })
    case 'article':
      return linkOptions({ to: '/hub/$slug', params: { slug: slug ?? '' } })
    case 'listing':
      return linkOptions({
        to: '/users/$userId',
        params: { userId: place },
        search: { service: id },
      })
    case 'conversation':
      return inMessages(id)
    case 'message':
      return inMessages(place, seq ?? undefined)
    default:
      return linkOptions({ to: '/posts/$postId', params: { postId: place } })
  }
}
