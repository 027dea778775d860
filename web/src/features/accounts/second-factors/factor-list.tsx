import {
  removeCodeFactor,
  removePasskey,
  renewRecoveryCodes,
  type SecondFactors,
} from '@patchbay/contract/accounts/second-factors'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { PanelRow } from '../../../ui/panel-row.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { useChange, type Ask } from './use-second-factors.ts'

interface Times {
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

const timesOf = ({ createdAt, lastUsedAt }: Times): string =>
  lastUsedAt === null
    ? texts.setUpOn(whenInWords(createdAt))
    : texts.lastUsed(whenInWords(lastUsedAt))

interface Leaving {
  readonly title: string
  readonly done: string
  readonly remove: () => Promise<void>
}

interface FactorListProps {
  factors: SecondFactors
  ask: Ask
  /** Sets up an authenticator app, or another one. */
  onSetUp: () => void
  isStarting: boolean
  onNewCodes: (codes: readonly string[]) => void
}

/** What is set up, each with what can be done with it. */
export function FactorList(props: FactorListProps): ReactNode {
  const { factors, ask, onSetUp, isStarting, onNewCodes } = props
  const { code, passkeys, recoveryCodesLeft: left } = factors
  const [leaving, setLeaving] = useState<Leaving>()
  const [isRenewing, setIsRenewing] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const count = passkeys.length + (code === null ? 0 : 1)
  const removal = useChange(
    async (gone: Leaving) => {
      await gone.remove()
      return gone
    },
    {
      ask,
      onDone: ({ done }) => showToast({ message: done }),
      onEnd: () => setIsLeaving(false),
    },
  )
  const renewal = useChange(() => call(renewRecoveryCodes), {
    ask,
    onDone: ({ recoveryCodes }) => onNewCodes(recoveryCodes),
    onEnd: () => setIsRenewing(false),
  })
  const leave = (gone: Leaving): void => {
    setLeaving(gone)
    setIsLeaving(true)
  }
  return (
    <>
      <ul>
        <PanelRow
          title={texts.app}
          line={code ? timesOf(code) : texts.notSetUp}
          action={
            <div className="flex gap-2">
              <Button
                size="sm"
                aria-label={code ? texts.replaceName : texts.setUpName}
                busy={isStarting}
                busyLabel={texts.starting}
                onClick={onSetUp}
              >
                {code ? texts.replace : texts.setUp}
              </Button>
              {code && (
                <Button
                  size="sm"
                  aria-label={texts.removeAppName}
                  onClick={() =>
                    leave({
                      title: texts.removeAppTitle,
                      done: texts.removedApp,
                      remove: () => call(removeCodeFactor),
                    })
                  }
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          }
        />
        {passkeys.map((passkey) => (
          <PanelRow
            key={passkey.id}
            title={passkey.name}
            line={timesOf(passkey)}
            action={
              <Button
                size="sm"
                aria-label={texts.removePasskeyName(passkey.name)}
                onClick={() =>
                  leave({
                    title: texts.removePasskeyTitle(passkey.name),
                    done: texts.removedPasskey,
                    remove: () => call(removePasskey, { params: { passkeyId: passkey.id } }),
                  })
                }
              >
                {texts.remove}
              </Button>
            }
          />
        ))}
        {count > 0 && (
          <PanelRow
            title={texts.recovery}
            line={texts.recoveryLeft(left)}
            note={left < 3 && texts.recoveryFew}
            action={
              <Button size="sm" onClick={() => setIsRenewing(true)}>
                {texts.renew}
              </Button>
            }
          />
        )}
      </ul>
      <ConfirmDialog
        open={isLeaving}
        title={leaving?.title ?? ''}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => leaving && removal.mutate(leaving)}
        onCancel={() => setIsLeaving(false)}
        danger
        busy={removal.isPending}
        busyLabel={texts.removing}
      >
        {count === 1 ? texts.removeLastBody : texts.removeBody}
      </ConfirmDialog>
      <ConfirmDialog
        open={isRenewing}
        title={texts.renewTitle}
        confirmLabel={texts.renew}
        cancelLabel={texts.cancel}
        onConfirm={() => renewal.mutate(undefined)}
        onCancel={() => setIsRenewing(false)}
        busy={renewal.isPending}
        busyLabel={texts.renewing}
      >
        {texts.renewBody}
      </ConfirmDialog>
    </>
  )
}
