import { createFileRoute } from '@tanstack/react-router'
import { CallbackPage } from '../../features/accounts/sign-in/public.ts'

export const Route = createFileRoute('/auth/callback')({
  component: CallbackPage,
  staticData: { visitors: 'public' },
})
