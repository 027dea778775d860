import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { useQueryClient, type QueryKey, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import { communityKeys, dropCommunity, useOwnCommunities } from '../communities/public.ts'
import { postKeys } from '../posts/public.ts'
import { renewalOf } from './renewal.ts'

/** The viewer's communities when a feed was last on screen. */
const known = new WeakMap<QueryClient, readonly string[]>()

/** Drops content of communities that the viewer is no longer in, also if others removed them. */
function useLeft(): void {
  const client = useQueryClient()
  const { data } = useOwnCommunities()
  useEffect(() => {
    if (!data) return
    const now = data.communities.map(({ id }) => id)
    for (const id of known.get(client) ?? []) if (!now.includes(id)) dropCommunity(client, id)
    known.set(client, now)
  }, [client, data])
}

interface FollowOneProps {
  communityId: string
  version: number
  onChange: () => void
}

function FollowOne({ communityId, version, onChange }: FollowOneProps): ReactNode {
  useFollowed(insideTopic(communityId), version, onChange)
  return null
}

/** A post that is not loaded yet may belong to any community. */
const isOf = (communityId: string, post: unknown): boolean =>
  (post as CommunityPost | undefined)?.communityId === communityId || post === undefined

interface FollowCommunitiesProps {
  /** The list on screen. */
  queryKey: QueryKey
  /** The version of each community in the list. */
  versions: Readonly<Record<string, number>>
}

/** Renders nothing: updates a list when the viewer's communities or their content change. */
export function FollowCommunities({ queryKey, versions }: FollowCommunitiesProps): ReactNode {
  const client = useQueryClient()
  useLeft()
  const follow = (communityId: string): void => {
    void renewalOf(client, queryKey)()
    // Open comments below a post, and the discussion over the page.
    void client.invalidateQueries({ queryKey: communityKeys.inside(communityId) })
    void client.invalidateQueries({
      queryKey: postKeys.all,
      predicate: ({ state }) => isOf(communityId, state.data),
    })
  }
  return Object.entries(versions).map(([communityId, version]) => (
    <FollowOne
      key={communityId}
      communityId={communityId}
      version={version}
      onChange={() => follow(communityId)}
    />
  ))
}
