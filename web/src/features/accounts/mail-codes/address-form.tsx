import { isEmailAddress } from '@patchbay/contract/accounts/email-address'
import { useState, type ReactNode } from 'react'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { mailCodeTexts as texts } from './texts.ts'

/** A code that was mailed, as the page that asked for it knows it. */
export interface Mailed {
  readonly email: string
  readonly attempt: string
}

interface AddressFormProps {
  first?: string | undefined
  start: (email: string) => Promise<{ attempt: string }>
  onMailed: (mailed: Mailed) => void
  /** Undefined for a failure that is answered elsewhere. */
  wordsFor?: (error: Error) => string | undefined
}

/** Asks for the address that the code goes to. */
export function AddressForm({ first = '', start, ...props }: AddressFormProps): ReactNode {
  const [email, setEmail] = useState(first)
  const state = useForm({
    names: ['email'],
    // A browser may fill the field in without an event.
    check: (form) => {
      const given = new FormData(form ?? undefined).get('email')
      const address = typeof given === 'string' ? given.trim() : ''
      return isEmailAddress(address)
        ? { input: address }
        : { validationErrors: { email: texts.invalidEmail } }
    },
    send: async (address: string) => ({ email: address, ...(await start(address)) }),
    onSent: props.onMailed,
    wordsFor: (error) =>
      tooOftenWords(error) ?? (props.wordsFor ? props.wordsFor(error) : texts.failed),
  })
  return (
    <Form state={state}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={state.validationErrors.email}
        onChange={(event) => {
          state.forget('email')
          setEmail(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state.isSending}
        busyLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </Form>
  )
}
