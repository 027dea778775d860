import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../accounts/sessions/public.ts'
import { followNotices } from './follow-notices.ts'

/** Runs on every page: counts unread notices. */
export function NoticesInBackground(): null {
  const client = useQueryClient()
  const { user, onboardingStep } = useSession()
  const viewerId = onboardingStep === null ? user?.id : undefined
  useEffect(() => {
    if (viewerId === undefined) return undefined
    return followNotices(client, viewerId)
  }, [viewerId, client])
  return null
}
