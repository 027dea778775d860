import { createFileRoute } from '@tanstack/react-router'
import { ReturnPage } from '../../features/accounts/sign-in/public.ts'

export const Route = createFileRoute('/native/return')({
  component: ReturnPage,
  staticData: { visitors: 'public' },
})
