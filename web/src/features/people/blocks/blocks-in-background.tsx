import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOnceFree } from '../../../ui/overlays/use-once-free.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { fetchOwnAgain } from './blocks.cache.ts'

/**
 * Runs on every page: a block or unblock on another page, or by the other person, changes what the
 * viewer sees of that person. The profile says only that there was one, so everything on screen is
 * fetched again.
 */
export function BlocksInBackground(): null {
  const client = useQueryClient()
  const { user } = useSession()
  const { id, blocksVersion } = user ?? {}
  const known = useRef<{ id: string | undefined; version: number | undefined }>(undefined)
  const fetchOnceFree = useOnceFree(() => fetchOwnAgain(client))
  useEffect(() => {
    const before = known.current
    known.current = { id, version: blocksVersion }
    if (before?.id === id && before?.version !== blocksVersion) fetchOnceFree()
  }, [id, blocksVersion, fetchOnceFree])
  return null
}
