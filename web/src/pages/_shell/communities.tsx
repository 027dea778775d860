import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../features/coming/public.ts'

export const Route = createFileRoute('/_shell/communities')({
  component: Communities,
  staticData: { visitors: 'version' },
})

function Communities(): ReactNode {
  return (
    <ComingPage name={texts.communities} title={texts.communitiesTitle}>
      {texts.communitiesBody}
    </ComingPage>
  )
}
