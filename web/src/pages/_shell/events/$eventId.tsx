import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EventPage } from '../../../features/communities/events/public.ts'

export const Route = createFileRoute('/_shell/events/$eventId')({
  component: Event,
  staticData: { visitors: 'redirect' },
})

function Event(): ReactNode {
  const { eventId } = Route.useParams()
  return <EventPage key={eventId} eventId={eventId} />
}
