import { createFileRoute } from '@tanstack/react-router'
import { DecideStep } from '../../features/accounts/onboarding/public.ts'

export const Route = createFileRoute('/onboarding/')({
  component: DecideStep,
  staticData: { visitors: 'redirect' },
})
