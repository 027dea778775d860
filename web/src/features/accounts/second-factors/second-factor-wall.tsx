import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SecondFactorPrompt } from './second-factor-prompt.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { useSecondFactors } from './use-second-factors.ts'

/** Replaces a page that wants the second factor of the signed-in person. */
export function SecondFactorWall({ onGiven }: { onGiven: () => void }): ReactNode {
  const query = useSecondFactors()
  usePageTitle(texts.giveTitle)
  return (
    <main id="main" tabIndex={-1} className="min-h-(--screen)">
      <Awaited query={query} texts={texts}>
        {({ code, passkeys }) =>
          code === null && passkeys.length === 0 ? (
            <EmptyState
              level={1}
              title={texts.noneTitle}
              action={
                <LinkButton to="/settings" variant="primary">
                  {texts.toSettings}
                </LinkButton>
              }
            >
              {texts.noneLead}
            </EmptyState>
          ) : (
            <div className="mx-auto w-full max-w-[24rem] px-6 pt-16 pb-24">
              <h1 className="mb-2 text-head">{texts.giveTitle}</h1>
              <SecondFactorPrompt
                factorMethods={{ code: code !== null, passkey: passkeys.length > 0 }}
                onGiven={onGiven}
              />
            </div>
          )
        }
      </Awaited>
    </main>
  )
}
