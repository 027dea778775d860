import type { FoundThing } from '@patchbay/contract/search/search'
import { linkOptions } from '@tanstack/react-router'

const post = ({ id, inside }: FoundThing) =>
  linkOptions({ to: '/posts/$postId', params: { postId: inside ?? id } })

const targets = {
  person: ({ id }: FoundThing) => linkOptions({ to: '/users/$userId', params: { userId: id } }),
  community: ({ id }: FoundThing) =>
    linkOptions({ to: '/communities/$communityId', params: { communityId: id } }),
  post,
  reply: post,
  event: ({ id }: FoundThing) => linkOptions({ to: '/events/$eventId', params: { eventId: id } }),
  article: ({ slug }: FoundThing) =>
    linkOptions({ to: '/hub/$slug', params: { slug: slug ?? '' } }),
  listing: ({ id, inside }: FoundThing) =>
    linkOptions({
      to: '/users/$userId',
      params: { userId: inside ?? '' },
      search: { service: id },
    }),
  conversation: ({ id }: FoundThing) => linkOptions({ to: '/messages', search: { id } }),
  message: ({ inside, seq }: FoundThing) =>
    linkOptions({ to: '/messages', search: { id: inside ?? '', at: seq ?? 1 } }),
} as const satisfies Record<FoundThing['kind'], unknown>

/** Returns the page of a found thing. */
export const targetOf = (thing: FoundThing) => targets[thing.kind](thing)
