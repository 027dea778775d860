import type { Provider } from '@patchbay/contract/accounts/sign-in'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { signInTexts as texts } from './texts.ts'

/** The verified address of a new sign-in belongs to an account that is entered in other ways. */
export interface Elsewhere {
  readonly provider: Provider | undefined
  readonly signInMethods: readonly string[]
}

declare module '@tanstack/history' {
  interface HistoryState {
    elsewhere?: Elsewhere
  }
}

interface ElsewhereNoteProps {
  elsewhere: Elsewhere
  onSeparate: (provider: Provider) => void
}

export function ElsewhereNote({ elsewhere, onSeparate }: ElsewhereNoteProps): ReactNode {
  const { provider, signInMethods } = elsewhere
  return (
    <>
      <Banner tone="note">{texts.elsewhere(signInMethods, provider)}</Banner>
      {provider && (
        <div className="mt-2">
          <Button variant="ghost" size="sm" onClick={() => onSeparate(provider)}>
            {texts.separate}
          </Button>
        </div>
      )}
    </>
  )
}
