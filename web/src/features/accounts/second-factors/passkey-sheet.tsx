import {
  addPasskey,
  passkeyNameLength,
  startPasskey,
} from '@patchbay/contract/accounts/second-factors'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal } from './use-second-factors.ts'
import { makePasskey, NoPasskey } from '../../../platform/page/webauthn.ts'

interface PasskeySheetProps {
  open: boolean
  onClose: () => void
  onAdded: (recoveryCodes: readonly string[]) => void
}

function wordsFor(error: Error): string {
  if (error instanceof NoPasskey || isRefusal(error, 'passkey_refused')) return texts.passkeyNotMade
  if (isRefusal(error, 'too_many_passkeys')) return texts.tooManyPasskeys
  const isLate = ['setup_expired', 'confirmation_needed', 'second_factor_needed'].some((code) =>
    isRefusal(error, code),
  )
  if (isLate) return texts.setUpExpired
  return tooOftenWords(error) ?? texts.failed
}

/** Names a passkey, and has the browser make it. */
export function PasskeySheet({ open, onClose, onAdded }: PasskeySheetProps): ReactNode {
  const [name, setName] = useState<string>(texts.defaultName)
  const state = useForm({
    names: ['name'],
    check: () =>
      name.trim() === ''
        ? { validationErrors: { name: texts.nameMissing } }
        : { input: name.trim() },
    send: async (given) => {
      // Only now: a device that makes a passkey for a challenge that has expired keeps it, although
      // nobody can sign in with it.
      const { options } = await call(startPasskey)
      const credential = await makePasskey(options)
      return call(addPasskey, { body: { name: given, credential } })
    },
    onSent: ({ recoveryCodes }) => onAdded(recoveryCodes),
    wordsFor,
  })
  return (
    <Sheet open={open} onClose={onClose} title={texts.addPasskey}>
      <Form state={state}>
        <p>{texts.passkeyLead}</p>
        <TextField
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          name="name"
          maxLength={passkeyNameLength}
          value={name}
          error={state.validationErrors.name}
          onChange={(event) => {
            state.forget('name')
            setName(event.target.value)
          }}
        />
        <Button
          type="submit"
          variant="primary"
          full
          busy={state.isSending}
          busyLabel={texts.makingPasskey}
        >
          {texts.makePasskey}
        </Button>
      </Form>
    </Sheet>
  )
}
