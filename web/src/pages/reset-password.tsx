import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comingTexts as texts, PlainComingPage } from '../features/coming/public.ts'

export const Route = createFileRoute('/reset-password')({
  component: ResetPassword,
  staticData: { visitors: 'public' },
})

function ResetPassword(): ReactNode {
  return <PlainComingPage title={texts.resetPassword}>{texts.resetPasswordBody}</PlainComingPage>
}
