import type { FactorWays } from '@patchbay/contract/accounts/sessions'
import { useState, type ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useConfirmation } from '../confirmations/public.ts'
import { SecondFactorPrompt } from './second-factor-prompt.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal, type Ask } from './use-second-factors.ts'

/** For changes of the second factor, which want a recent sign-in and the factor that there is. */
export function useGuard(ways: FactorWays): { ask: Ask; dialogs: ReactNode } {
  const confirmation = useConfirmation('/settings')
  const [isOpen, setIsOpen] = useState(false)
  const [waiting, setWaiting] = useState<{ again: () => void }>()
  const ask: Ask = (refusal, again) => {
    if (confirmation.ask(refusal, { interrupted: { kind: 'second_factor' }, again })) return true
    if (!isRefusal(refusal, 'second_factor_needed')) return false
    setWaiting({ again })
    setIsOpen(true)
    return true
  }
  return {
    ask,
    dialogs: (
      <>
        <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={texts.giveTitle}>
          <SecondFactorPrompt
            ways={ways}
            onGiven={() => {
              setIsOpen(false)
              waiting?.again()
            }}
          />
        </Sheet>
        {confirmation.dialog}
      </>
    ),
  }
}
