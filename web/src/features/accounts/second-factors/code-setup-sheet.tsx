import { factorCode, setCodeFactor } from '@patchbay/contract/accounts/second-factors'
import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { checkOnly, useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { QrCode } from '../../../ui/content/qr-code.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { copyText } from '../../../ui/overlays/copy-text.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal } from './use-second-factors.ts'
export interface ShownSecret {
  readonly secret: string
  readonly address: string
}

interface CodeSetupSheetProps {
  open: boolean
  onClose: () => void
  shown: ShownSecret
  onSetUp: (recoveryCodes: readonly string[]) => void
}

const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** Shows the secret once, and wants the first code of the app that has it. */
export function CodeSetupSheet(props: CodeSetupSheetProps): ReactNode {
  const { open, onClose, shown, onSetUp } = props
  const [typed, setTyped] = useState('')
  const state = useForm({
    names: ['code'],
    check: () => checkOnly('code', factorCode, typed),
    send: (code) => call(setCodeFactor, { body: { code } }),
    onSent: ({ recoveryCodes }) => onSetUp(recoveryCodes),
    errorsAt: (error) => (isRefusal(error, 'wrong_code') ? { code: texts.wrongCode } : {}),
    wordsFor: (error) => {
      const isLate = ['setup_expired', 'confirmation_needed', 'second_factor_needed'].some((code) =>
        isRefusal(error, code),
      )
      return isLate ? texts.setUpExpired : (tooOftenWords(error) ?? texts.failed)
    },
  })
  return (
    <Sheet open={open} onClose={onClose} title={texts.app}>
      <Form state={state}>
        <p>{texts.scan}</p>
        <QrCode text={shown.address} label={texts.qr} />
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1">
            <span className="block text-meta text-ink-2">{texts.key}</span>
            <span className="font-mono break-words select-all">{inGroups(shown.secret)}</span>
          </p>
          <IconButton
            label={texts.copyKey}
            onClick={() =>
              void copyText(shown.secret, { copied: texts.keyCopied, notCopied: texts.notCopied })
            }
          >
            <Copy className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
        <TextField
          label={texts.firstCode}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={typed}
          error={state.validationErrors.code}
          onChange={(event) => {
            state.forget('code')
            setTyped(event.target.value)
          }}
        />
        <Button
          type="submit"
          variant="primary"
          full
          busy={state.isSending}
          busyLabel={texts.confirming}
        >
          {texts.confirm}
        </Button>
      </Form>
    </Sheet>
  )
}
