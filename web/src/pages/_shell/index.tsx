import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../features/coming/public.ts'
import { useSession } from '../../features/sessions/public.ts'
import { HomeWelcome } from '../../features/welcome/public.ts'

export const Route = createFileRoute('/_shell/')({
  component: Home,
  staticData: { visitors: 'welcome' },
})

function Home(): ReactNode {
  if (!useSession().user) return <HomeWelcome />
  return (
    <ComingPage name={texts.home} title={texts.homeTitle}>
      {texts.homeBody}
    </ComingPage>
  )
}
