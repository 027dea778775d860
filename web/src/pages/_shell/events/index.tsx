import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LaterEvents, OpenEvents } from '../../../features/communities/events/public.ts'
import { EventsPage } from '../../../features/communities/feed/public.ts'
import { useSession } from '../../../features/accounts/sessions/public.ts'
import { EventsWelcome } from '../../../features/shell/welcome/public.ts'

export const Route = createFileRoute('/_shell/events/')({
  component: Events,
  staticData: { visitors: 'welcome' },
})

function Events(): ReactNode {
  return useSession().user ? (
    <EventsPage />
  ) : (
    <EventsWelcome Events={OpenEvents} below={<LaterEvents />} />
  )
}
