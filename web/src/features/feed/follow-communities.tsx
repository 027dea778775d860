import type { CommunityPost } from '@patchbay/contract/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFollowed } from '../../platform/followed.ts'
import { communityKeys } from '../communities/public.ts'
import { postKeys } from '../posts/public.ts'
import { renewalOf } from './renewal.ts'
import { useLeft } from './use-left.ts'

interface FollowOneProps {
  communityId: string
  version: number
  onChange: () => void
}

function FollowOne({ communityId, version, onChange }: FollowOneProps): ReactNode {
  useFollowed(insideTopic(communityId), version, onChange)
  return null
}

/** What has not arrived yet may be of any community. */
const isOf = (communityId: string, post: unknown): boolean =>
  (post as CommunityPost | undefined)?.communityId === communityId || post === undefined

interface FollowCommunitiesProps {
  /** The list on screen. */
  queryKey: QueryKey
  /** How far it is with each community. */
  versions: Readonly<Record<string, number>>
}

/** Shows nothing: brings to a list what changes in one's communities, and which they are. */
export function FollowCommunities({ queryKey, versions }: FollowCommunitiesProps): ReactNode {
  const client = useQueryClient()
  useLeft()
  const follow = (communityId: string): void => {
    void renewalOf(client, queryKey)()
    // Comments that are open under a post, and the discussion over the page.
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
