import { getCommunity } from '@patchbay/contract/communities/communities'
import { communityTopic, insideTopic, type InsideState } from '@patchbay/contract/realtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { read } from '../../../platform/http/read.ts'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import { advanceInside, keepUpInside } from './communities.cache.ts'
import { communityKeys } from './community-keys.ts'
import { takeInsideState } from './inside-states.ts'
import { useOwnCommunities } from './list/use-own-communities.ts'

/** The head of a community; it receives changes while it is on screen. */
export function useCommunity(communityId: string) {
  const client = useQueryClient()
  useOwnCommunities()
  const query = useQuery({
    queryKey: communityKeys.one(communityId),
    ...read(getCommunity, { params: { communityId } }),
    meta: { followed: true },
  })
  const { data } = query
  useEffect(() => {
    if (data) keepUpInside(client, data)
  }, [client, data])
  // The head is fetched first: it says which version of the inside is current, and who may see it.
  const renew = (): void =>
    void client.invalidateQueries({ queryKey: communityKeys.one(communityId) })
  useFollowed(communityTopic(communityId), data?.version, renew)
  const take = (message: InsideState): void => {
    takeInsideState(client, message)
    advanceInside(client, communityId, message.version)
  }
  useFollowed(insideTopic(communityId), data?.insideVersion, renew, take)
  return query
}

/** The community does not exist, was deleted, or the id is invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['community_not_found', 'invalid_input', 'not_found'].includes(error.code)
