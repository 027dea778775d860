import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { Interrupted } from '../sign-in/public.ts'

const ConfirmSheet = lazyPart(() =>
  import('./confirm-sheet.tsx').then((module) => module.ConfirmSheet),
)

export interface Action {
  /** What goes on after the provider's page. */
  readonly interrupted: Interrupted
  /** Does it again, after the right password. */
  readonly again: () => void
}

export interface Confirmation {
  /** Asks the person to confirm, if that is why something was refused; false otherwise. */
  readonly ask: (refusal: unknown, action: Action) => boolean
  readonly isAsking: boolean
  readonly dialog: ReactNode
}

interface Asked extends Action {
  readonly signInMethods: readonly string[]
}

/** For actions that need a recent proof of who is signed in. Providers return to the target. */
export function useConfirmation(target: string): Confirmation {
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setIsAsking] = useState(false)
  const close = (): void => setIsAsking(false)
  return {
    ask: (refusal, action) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'confirmation_needed') return false
      setAsked({ ...action, signInMethods: refusal.signInMethods })
      setIsAsking(true)
      return true
    },
    isAsking,
    dialog: (
      <LazyPart open={isAsking} onFailure={close}>
        <ConfirmSheet
          open={isAsking}
          onClose={close}
          signInMethods={asked?.signInMethods ?? []}
          target={target}
          interrupted={asked?.interrupted}
          onConfirmed={() => {
            close()
            asked?.again()
          }}
        />
      </LazyPart>
    ),
  }
}
