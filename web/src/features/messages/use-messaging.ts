import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession, useSessions } from '../sessions/public.ts'
import { messagingFor, type Messaging } from './messaging.ts'

/** Of the signed-in person, for the parts of the messages page. */
export function useMessaging(): Messaging {
  const sessions = useSessions()
  const client = useQueryClient()
  // So that this is drawn again when somebody else signs in.
  useSession()
  const messaging = messagingFor(sessions, client)
  useEffect(() => messaging.hold(), [messaging])
  return messaging
}
