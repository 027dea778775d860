import {
  startCodeFactor,
  startPasskey,
  type SecondFactors,
} from '@patchbay/contract/accounts/second-factors'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { ShownSecret } from './code-setup-sheet.tsx'
import { FactorList } from './factor-list.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import {
  useChange,
  useReload,
  useSecondFactors,
  isRefusal,
  type Ask,
} from './use-second-factors.ts'
import { canUsePasskeys } from '../../../platform/page/webauthn.ts'
import type { FactorMethods } from '@patchbay/contract/accounts/sessions'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useConfirmation } from '../confirmations/public.ts'
import { SecondFactorPrompt } from './second-factor-prompt.tsx'

/** For changes of the second factor, which want a recent sign-in and the factor that there is. */
function useGuard(factorMethods: FactorMethods): { ask: Ask; dialogs: ReactNode } {
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
            factorMethods={factorMethods}
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

const CodeSetupSheet = lazyPart(() =>
  import('./code-setup-sheet.tsx').then((module) => module.CodeSetupSheet),
)
const PasskeySheet = lazyPart(() =>
  import('./passkey-sheet.tsx').then((module) => module.PasskeySheet),
)
const RecoveryCodesSheet = lazyPart(() =>
  import('./recovery-codes-sheet.tsx').then((module) => module.RecoveryCodesSheet),
)

/** The sheet that is open; what it has shown is gone with it. */
type Opened =
  | { readonly sheet: 'code'; readonly shown: ShownSecret }
  | { readonly sheet: 'passkey' }
  | { readonly sheet: 'recovery'; readonly codes: readonly string[] }

/** The part of the settings in which the second factor is set up, replaced and removed. */
export function SecondFactorPanel(): ReactNode {
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <Awaited query={useSecondFactors()} texts={texts}>
        {(factors) => <Factors factors={factors} />}
      </Awaited>
    </Panel>
  )
}

function Factors({ factors }: { factors: SecondFactors }): ReactNode {
  const [opened, setOpened] = useState<Opened>()
  const reload = useReload()
  const { ask, dialogs } = useGuard({
    code: factors.code !== null,
    passkey: factors.passkeys.length > 0,
  })
  const code = useChange(() => call(startCodeFactor), {
    ask,
    onDone: (shown) => setOpened({ sheet: 'code', shown }),
  })
  // Asks for what is missing before a name is typed. The sheet fetches a challenge of its own.
  const passkey = useChange(() => call(startPasskey), {
    ask,
    onDone: () => setOpened({ sheet: 'passkey' }),
  })
  const close = (): void => setOpened(undefined)
  const added =
    (message: string) =>
    (codes: readonly string[]): void => {
      setOpened(codes.length > 0 ? { sheet: 'recovery', codes } : undefined)
      showToast({ message })
      reload()
    }
  return (
    <>
      <FactorList
        factors={factors}
        ask={ask}
        onSetUp={() => code.mutate(undefined)}
        isStarting={code.isPending}
        onNewCodes={(codes) => setOpened({ sheet: 'recovery', codes })}
      />
      {canUsePasskeys() && (
        <div className="border-t border-line px-4 py-3">
          <Button
            size="sm"
            busy={passkey.isPending}
            busyLabel={texts.starting}
            onClick={() => passkey.mutate(undefined)}
          >
            {texts.addPasskey}
          </Button>
        </div>
      )}
      {opened?.sheet === 'code' && (
        <LazyPart onFailure={close}>
          <CodeSetupSheet
            open
            onClose={close}
            shown={opened.shown}
            onSetUp={added(texts.setUpDone)}
          />
        </LazyPart>
      )}
      {opened?.sheet === 'passkey' && (
        <LazyPart onFailure={close}>
          <PasskeySheet open onClose={close} onAdded={added(texts.passkeyAdded)} />
        </LazyPart>
      )}
      {opened?.sheet === 'recovery' && (
        <LazyPart onFailure={close}>
          <RecoveryCodesSheet open onClose={close} codes={opened.codes} />
        </LazyPart>
      )}
      {dialogs}
    </>
  )
}
