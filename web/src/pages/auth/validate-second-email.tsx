import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comingTexts as texts, PlainComingPage } from '../../features/coming/public.ts'

export const Route = createFileRoute('/auth/validate-second-email')({
  component: ValidateSecondEmail,
  staticData: { visitors: 'public' },
})

function ValidateSecondEmail(): ReactNode {
  return <PlainComingPage title={texts.secondEmail}>{texts.secondEmailBody}</PlainComingPage>
}
