import {
  askForPasskey,
  factorCode,
  giveSecondFactor,
  recoveryCode,
  type FactorWays,
} from '@patchbay/contract/accounts/second-factors'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { secondFactorTexts as texts } from './texts.ts'
import { isRefusal, useReload } from './use-second-factors.ts'
import { canUsePasskeys, signWithPasskey } from './webauthn.ts'

type Way = 'code' | 'passkey' | 'recovery'

const leads: Readonly<Record<Way, string>> = {
  code: texts.giveLead,
  passkey: texts.givePasskeyLead,
  recovery: texts.giveRecoveryLead,
}

interface CodeFormProps {
  way: 'code' | 'recovery'
  onGiven: () => void
}

function CodeForm({ way, onGiven }: CodeFormProps): ReactNode {
  const [typed, setTyped] = useState('')
  const isCode = way === 'code'
  const state = useForm({
    names: ['code'],
    check: () => {
      const checked = (isCode ? factorCode : recoveryCode).safeParse(typed)
      return checked.success
        ? { input: checked.data }
        : { validationErrors: { code: checked.error.issues[0]?.message ?? '' } }
    },
    send: (code) => call(giveSecondFactor, { body: isCode ? { code } : { recoveryCode: code } }),
    onSent: onGiven,
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

interface PasskeyButtonProps {
  isFirst: boolean
  onGiven: () => void
}

function PasskeyButton({ isFirst, onGiven }: PasskeyButtonProps): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(askForPasskey)
      await call(giveSecondFactor, { body: { passkey: await signWithPasskey(options) } })
    },
    onSuccess: onGiven,
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
        {texts.usePasskey}
      </Button>
    </>
  )
}

interface SecondFactorPromptProps {
  /** What the person has set up. */
  ways: FactorWays
  onGiven: () => void
}

/** Asks for the second factor: the code of an app, a passkey, or a recovery code. */
export function SecondFactorPrompt({ ways, onGiven }: SecondFactorPromptProps): ReactNode {
  const reload = useReload()
  const hasPasskey = ways.passkey && canUsePasskeys()
  const usual: Way = ways.code ? 'code' : hasPasskey ? 'passkey' : 'recovery'
  const [way, setWay] = useState<Way>(usual)
  const given = (): void => {
    reload()
    onGiven()
  }
  return (
    <div className="space-y-4">
      <p className="text-ink-2">{leads[way]}</p>
      {way !== 'passkey' && <CodeForm key={way} way={way} onGiven={given} />}
      {hasPasskey && <PasskeyButton isFirst={way === 'passkey'} onGiven={given} />}
      {usual !== 'recovery' && (
        <Button
          variant="ghost"
          full
          onClick={() => setWay(way === 'recovery' ? usual : 'recovery')}
        >
          {way !== 'recovery' ? texts.useRecovery : ways.code ? texts.useApp : texts.usePasskey}
        </Button>
      )}
    </div>
  )
}
