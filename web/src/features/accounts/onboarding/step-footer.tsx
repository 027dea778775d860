import type { OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { stepBefore } from './wizard-order.ts'

/** Fixed to the bottom edge on phones; from 768 px it follows the content. */
export function StepFooter({ step, saving }: { step: OnboardingStep; saving: boolean }): ReactNode {
  const navigate = useNavigate()
  const before = stepBefore(step)
  const last = step === 'terms'
  return (
    <footer className="sticky bottom-(--keyboard) z-10 border-t border-line bg-bg pb-safe md:static md:border-0">
      <div className="flex gap-2 py-3 md:justify-between md:pb-16">
        {before && (
          <div className="flex-1 md:flex-none">
            <Button
              variant="ghost"
              full
              onClick={() => void navigate({ to: '/onboarding/$step', params: { step: before } })}
            >
              {texts.back}
            </Button>
          </div>
        )}
        <div className="flex-2 md:ml-auto md:w-40 md:flex-none">
          <Button
            type="submit"
            variant="primary"
            full
            busy={saving}
            busyLabel={last ? texts.completing : texts.saving}
          >
            {last ? texts.complete : texts.next}
          </Button>
        </div>
      </div>
    </footer>
  )
}
