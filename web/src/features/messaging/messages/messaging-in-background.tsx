import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { messagingFor } from './messaging.ts'

/** Runs on every page: sends waiting messages and counts unread conversations. */
export function MessagingInBackground(): null {
  const sessions = useSessions()
  const client = useQueryClient()
  const { user, onboardingStep } = useSession()
  const viewerId = onboardingStep === null ? user?.id : undefined
  useEffect(() => {
    if (viewerId === undefined) return undefined
    return messagingFor(sessions, client).hold()
  }, [viewerId, sessions, client])
  return null
}
