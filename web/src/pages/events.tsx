import { createFileRoute } from '@tanstack/react-router'
import { EventsWelcome } from '../features/welcome/public.ts'

export const Route = createFileRoute('/events')({ component: EventsWelcome })
