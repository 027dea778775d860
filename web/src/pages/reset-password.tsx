import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/credentials/public.ts'

export const Route = createFileRoute('/reset-password')({
  component: ResetPage,
  staticData: { visitors: 'public' },
})
