import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { insideTopic, type InsideState } from '@patchbay/contract/realtime'
import {
  useQueryClient,
  type InfiniteData,
  type QueryKey,
  type QueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useFollowed } from '../../../platform/realtime/followed.ts'
import {
  changeQuietly,
  communityKeys,
  dropCommunity,
  takeInsideState,
  useOwnCommunities,
  renewInside,
} from '../communities/public.ts'
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
  onState: (message: InsideState) => void
}

function FollowOne({ communityId, version, onChange, onState }: FollowOneProps): ReactNode {
  useFollowed(insideTopic(communityId), version, onChange, onState)
  return null
}

type ListPages = InfiniteData<{ readonly insideVersions: Readonly<Record<string, number>> }>

/** The first page has the versions of the communities; a state has raised one of them. */
function advanceList(
  client: QueryClient,
  queryKey: QueryKey,
  { communityId, version }: InsideState,
): void {
  changeQuietly<ListPages>(client, queryKey, (lists) => {
    const [first, ...others] = lists.pages
    if (!first || (first.insideVersions[communityId] ?? version) >= version) return lists
    const insideVersions = { ...first.insideVersions, [communityId]: version }
    return { ...lists, pages: [{ ...first, insideVersions }, ...others] }
  })
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
    renewInside(client, communityKeys.inside(communityId))
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
      onState={(message) => {
        takeInsideState(client, message)
        advanceList(client, queryKey, message)
      }}
    />
  ))
}
