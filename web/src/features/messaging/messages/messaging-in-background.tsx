import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession, useSessions } from '../../accounts/sessions/public.ts'
import { placeOfVoice, stopPlayingFor } from '../../content/attachments/public.ts'
import { storeConversations } from './offline/store-conversations.ts'
import { messagingFor } from './messaging.ts'

/**
 * Runs on every page: sends waiting messages, counts unread conversations, and keeps some of them
 * for reading without a connection.
 */
export function MessagingInBackground(): null {
  const sessions = useSessions()
  const client = useQueryClient()
  const { user, onboardingStep } = useSession()
  const viewerId = onboardingStep === null ? user?.id : undefined
  useEffect(() => {
    if (viewerId === undefined) return undefined
    const messaging = messagingFor(sessions, client)
    const stops = [
      messaging.hold(),
      storeConversations(messaging, client),
      messaging.onDelta(({ conversationId, messages }) => {
        for (const { seq, deletedAt } of messages)
          if (deletedAt !== null) stopPlayingFor(placeOfVoice({ conversationId, seq }))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [viewerId, sessions, client])
  return null
}
