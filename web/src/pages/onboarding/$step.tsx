import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StepPage } from '../../features/accounts/onboarding/public.ts'
import { isOnboardingStep } from '../../features/accounts/sessions/public.ts'

export const Route = createFileRoute('/onboarding/$step')({
  params: {
    parse: ({ step }) => {
      if (!isOnboardingStep(step)) throw notFound()
      return { step }
    },
  },
  component: Step,
  staticData: { visitors: 'redirect' },
})

function Step(): ReactNode {
  return <StepPage step={Route.useParams().step} />
}
