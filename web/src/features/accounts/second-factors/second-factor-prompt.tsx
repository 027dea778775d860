import {
  askForPasskey,
  factorCode,
  giveSecondFactor,
  recoveryCode,
} from '@patchbay/contract/accounts/second-factors'
import type { FactorMethods } from '@patchbay/contract/accounts/sessions'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { checkOnly, useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal, useReload } from './use-second-factors.ts'
import { canUsePasskeys, signWithPasskey } from '../../../platform/page/webauthn.ts'

type FactorMethod = 'code' | 'passkey' | 'recovery'

const leads: Readonly<Record<FactorMethod, string>> = {
  code: texts.giveLead,
  passkey: texts.givePasskeyLead,
  recovery: texts.giveRecoveryLead,
}

interface Outcomes {
  onGiven: () => void
  /** The prompt says the refusal itself; this is for anything else. */
  onRefused?: (error: Error) => void
}

interface CodeFormProps extends Outcomes {
  method: 'code' | 'recovery'
}

function CodeForm({ method, onGiven, onRefused }: CodeFormProps): ReactNode {
  const [typed, setTyped] = useState('')
  const isCode = method === 'code'
  const state = useForm({
    names: ['code'],
    check: () => checkOnly('code', isCode ? factorCode : recoveryCode, typed),
    send: (code) => call(giveSecondFactor, { body: isCode ? { code } : { recoveryCode: code } }),
    onSent: onGiven,
    onFailure: (error) => onRefused?.(error),
    errorsAt: (error) =>
      isRefusal(error, 'wrong_code')
        ? { code: isCode ? texts.wrongCode : texts.wrongRecovery }
        : {},
    wordsFor: (error) => tooOftenWords(error) ?? texts.failed,
  })
  return (
    <Form state={state}>
      <TextField
        label={isCode ? texts.code : texts.recoveryCode}
        name="code"
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={state.validationErrors.code}
        onChange={(event) => {
          state.forget('code')
          setTyped(event.target.value)
        }}
      />
      <Button type="submit" variant="primary" full busy={state.isSending} busyLabel={texts.giving}>
        {texts.give}
      </Button>
    </Form>
  )
}

interface PasskeyButtonProps extends Outcomes {
  isFirst: boolean
}

function PasskeyButton({ isFirst, onGiven, onRefused }: PasskeyButtonProps): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(askForPasskey)
      await call(giveSecondFactor, { body: { passkey: await signWithPasskey(options) } })
    },
    onSuccess: onGiven,
    onError: (refusal) => onRefused?.(refusal),
  })
  return (
    <>
      {error && <Banner tone="error">{tooOftenWords(error) ?? texts.passkeyRefused}</Banner>}
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        full
        busy={isPending}
        busyLabel={texts.makingPasskey}
        onClick={() => mutate()}
      >
        {texts.passkeyInstead}
      </Button>
    </>
  )
}

interface SecondFactorPromptProps extends Outcomes {
  /** What the person has set up. */
  factorMethods: FactorMethods
}

/** Asks for the second factor: the code of an app, a passkey, or a recovery code. */
export function SecondFactorPrompt(props: SecondFactorPromptProps): ReactNode {
  const { factorMethods, onGiven, onRefused } = props
  const reload = useReload()
  const hasPasskey = factorMethods.passkey && canUsePasskeys()
  const usual: FactorMethod = factorMethods.code ? 'code' : hasPasskey ? 'passkey' : 'recovery'
  const [method, setMethod] = useState<FactorMethod>(usual)
  const given = (): void => {
    reload()
    onGiven()
  }
  const outcomes = { onGiven: given, ...(onRefused && { onRefused }) }
  return (
    <div className="space-y-4">
      <p className="text-ink-2">{leads[method]}</p>
      {method !== 'passkey' && <CodeForm key={method} method={method} {...outcomes} />}
      {hasPasskey && <PasskeyButton isFirst={method === 'passkey'} {...outcomes} />}
      {(method !== 'recovery' || factorMethods.code) && usual !== 'recovery' && (
        <Button
          variant="ghost"
          full
          onClick={() => setMethod(method === 'recovery' ? usual : 'recovery')}
        >
          {method === 'recovery' ? texts.appInstead : texts.recoveryInstead}
        </Button>
      )}
    </div>
  )
}
