import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { messagingFor, type Messaging } from './messaging.ts'

/** The messaging state of the signed-in person. */
export function useMessaging(): Messaging {
  const sessions = useSessions()
  const client = useQueryClient()
  // Renders again when another person signs in.
  useSession()
  const messaging = messagingFor(sessions, client)
  useEffect(() => messaging.hold(), [messaging])
  return messaging
}
