import type { FactorMethods } from '@patchbay/contract/accounts/sessions'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useSessions } from '../sessions/public.ts'
import { SecondFactorPrompt } from './second-factor-prompt.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal } from './use-second-factors.ts'

/** Replaces the page to sign in while a sign-in waits for its second factor. */
export function SecondFactorPage({ factorMethods }: { factorMethods: FactorMethods }): ReactNode {
  const { enter, signOut } = useSessions()
  usePageTitle(texts.giveTitle)
  return (
    <main id="main" tabIndex={-1} className="min-h-(--screen)">
      <div className="mx-auto w-full max-w-[24rem] px-6 pt-16 pb-24">
        <h1 className="mb-2 text-head">{texts.giveTitle}</h1>
        <SecondFactorPrompt
          factorMethods={factorMethods}
          onGiven={() => void enter()}
          // It has waited too long: the gate shows the page to sign in again.
          onRefused={(error) => void (isRefusal(error, 'not_authenticated') && enter())}
        />
        <div className="mt-6 border-t border-line pt-4">
          <Button variant="ghost" full onClick={() => void signOut()}>
            {texts.leave}
          </Button>
        </div>
      </div>
    </main>
  )
}
