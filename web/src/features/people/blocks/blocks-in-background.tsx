import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hasOverlay } from '../../../ui/overlays/overlay.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { fetchOwnAgain } from './blocks.cache.ts'

/** How often it looks whether a dialog is still open. */
const waitMilliseconds = 500

/**
 * Runs on every page: a block or unblock on another page, or by the other person, changes what the
 * viewer sees of that person. The profile says only that there was one, so everything on screen is
 * fetched again. An open dialog comes first: the row that it belongs to may go, and what is typed
 * would go with it.
 */
export function BlocksInBackground(): null {
  const client = useQueryClient()
  const { user } = useSession()
  const { id, blocksVersion } = user ?? {}
  const [isDue, setIsDue] = useState(false)
  const known = useRef<{ id: string | undefined; version: number | undefined }>(undefined)
  useEffect(() => {
    const before = known.current
    known.current = { id, version: blocksVersion }
    if (before?.id === id && before?.version !== blocksVersion) setIsDue(true)
  }, [id, blocksVersion])
  useEffect(() => {
    if (!isDue) return undefined
    const fetchOnceFree = (): void => {
      if (hasOverlay()) return
      setIsDue(false)
      fetchOwnAgain(client)
    }
    const timer = setInterval(fetchOnceFree, waitMilliseconds)
    fetchOnceFree()
    return () => clearInterval(timer)
  }, [client, isDue])
  return null
}
