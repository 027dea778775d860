import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadInBackground } from '../../../platform/loading/load-in-background.ts'
import { useSession } from '../../accounts/sessions/public.ts'

const importFollowing = () => import('./follow-notices.ts').then((module) => module.followNotices)

/** Runs on every page: counts unread notices. */
export function NoticesInBackground(): null {
  const client = useQueryClient()
  const { user, onboardingStep } = useSession()
  const viewerId = onboardingStep === null ? user?.id : undefined
  useEffect(() => {
    if (viewerId === undefined) return undefined
    return loadInBackground(importFollowing, (follow) => follow(client, viewerId))
  }, [viewerId, client])
  return null
}
