import type { listBlocks } from '@patchbay/contract/people/blocks'
import type { PublicProfile } from '@patchbay/contract/people/people'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { personKeys } from '../people/public.ts'

export const blocksKey = ['blocks'] as const

type Pages = InfiniteData<ReceivedOutput<typeof listBlocks>>

/** Marks every object with this author in cached data: posts, replies, comments. */
function mark(value: unknown, userId: string, authorBlocked: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => mark(one, userId, authorBlocked))
  if (typeof value !== 'object' || value === null) return value
  if ('authorBlocked' in value)
    return 'authorId' in value && value.authorId === userId ? { ...value, authorBlocked } : value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mark(one, userId, authorBlocked)]),
  )
}

/** All data except queries that are the same for everyone. */
const ours = { predicate: ({ meta }: Query) => meta?.public !== true }

/** What is on screen is fetched at once, and the rest when it is shown. */
export const fetchOwnAgain = (client: QueryClient): void => void client.invalidateQueries(ours)

/**
 * Cached data is changed at once, so that blocked content does not flash on the way back; then all
 * data of the viewer is fetched again.
 */
function follow(client: QueryClient, userId: string, authorBlocked: boolean): void {
  client.setQueriesData(ours, (data: unknown) => mark(data, userId, authorBlocked))
  fetchOwnAgain(client)
}

export function noteBlocked(client: QueryClient, profile: PublicProfile): void {
  client.setQueryData(personKeys.one(profile.id), profile)
  follow(client, profile.id, true)
}

export function noteUnblocked(client: QueryClient, userId: string): void {
  client.setQueryData<PublicProfile>(
    personKeys.one(userId),
    (known) =>
      known && {
        ...known,
        blockedByMe: false,
        can: { ...known.can, message: true, block: true, unblock: false },
      },
  )
  client.setQueryData<Pages>(
    blocksKey,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          blocks: page.blocks.filter(({ person }) => person.id !== userId),
        })),
      },
  )
  follow(client, userId, false)
}
