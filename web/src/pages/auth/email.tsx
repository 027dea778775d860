import { createFileRoute } from '@tanstack/react-router'
import { EmailPage } from '../../features/sign-in/public.ts'

export const Route = createFileRoute('/auth/email')({
  component: EmailPage,
  staticData: { visitors: 'only' },
})
