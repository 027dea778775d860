import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { comingTexts as texts, PlainComingPage } from '../../features/coming/public.ts'

export const Route = createFileRoute('/auth/update-password')({
  component: UpdatePassword,
  staticData: { visitors: 'public' },
})

function UpdatePassword(): ReactNode {
  return <PlainComingPage title={texts.updatePassword}>{texts.updatePasswordBody}</PlainComingPage>
}
