import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EventsPage } from '../../../features/feed/public.ts'
import { useSession } from '../../../features/sessions/public.ts'
import { EventsWelcome } from '../../../features/welcome/public.ts'

export const Route = createFileRoute('/_shell/events/')({
  component: Events,
  staticData: { visitors: 'welcome' },
})

function Events(): ReactNode {
  return useSession().user ? <EventsPage /> : <EventsWelcome />
}
