import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { MessagingInBackground } from './features/messaging/messages/public.ts'
import { UnsentInBackground } from './features/communities/posts/public.ts'
import { followPush } from './features/notices/push/public.ts'
import { AnnouncementInBackground } from './features/staff/announcements/public.ts'
import { storeSession, useSessions } from './features/accounts/sessions/public.ts'
import { SearchInBackground } from './features/search/search/public.ts'
import { followUpdates } from './features/shell/updates/public.ts'
import { isWrapped } from './platform/instance/wrapper.ts'

/** Vite's development server has no service worker, and the native app has its own builds. */
function ServiceWorker(): null {
  const sessions = useSessions()
  const router = useRouter()
  useEffect(() => {
    if (!import.meta.env.PROD || isWrapped()) return undefined
    const stops = [followUpdates(), followPush(sessions, router)]
    return () => stops.forEach((stop) => stop())
  }, [sessions, router])
  return null
}

/** The other answers are stored by their features. */
function StoredSession(): null {
  const client = useQueryClient()
  useEffect(() => storeSession(client), [client])
  return null
}

/** What every page does beside its content. The first page loads it after that. */
export function Background(): ReactNode {
  return (
    <>
      <StoredSession />
      <MessagingInBackground />
      <UnsentInBackground />
      <SearchInBackground />
      <ServiceWorker />
      <AnnouncementInBackground />
    </>
  )
}
