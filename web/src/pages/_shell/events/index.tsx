import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../../features/coming/public.ts'
import { useSession } from '../../../features/sessions/public.ts'
import { EventsWelcome } from '../../../features/welcome/public.ts'

export const Route = createFileRoute('/_shell/events/')({
  component: Events,
  staticData: { visitors: 'welcome' },
})

function Events(): ReactNode {
  if (!useSession().user) return <EventsWelcome />
  return (
    <ComingPage name={texts.events} title={texts.eventsTitle}>
      {texts.eventsBody}
    </ComingPage>
  )
}
