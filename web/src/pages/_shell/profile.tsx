import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ComingPage, comingTexts as texts } from '../../features/coming/public.ts'

export const Route = createFileRoute('/_shell/profile')({ component: Profile })

function Profile(): ReactNode {
  return (
    <ComingPage name={texts.profile} title={texts.profileTitle}>
      {texts.profileBody}
    </ComingPage>
  )
}
