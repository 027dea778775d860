import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dropCommunity, useOwnCommunities } from '../communities/public.ts'

/** The viewer's communities when a feed was last on screen. */
const known = new WeakMap<QueryClient, readonly string[]>()

/** Drops content of communities that the viewer is no longer in, also if others removed them. */
export function useLeft(): void {
  const client = useQueryClient()
  const { data } = useOwnCommunities()
  useEffect(() => {
    if (!data) return
    const now = data.communities.map(({ id }) => id)
    for (const id of known.get(client) ?? []) if (!now.includes(id)) dropCommunity(client, id)
    known.set(client, now)
  }, [client, data])
}
