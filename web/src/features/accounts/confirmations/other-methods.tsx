import { confirmWithPasskey } from '@patchbay/contract/accounts/confirmations'
import {
  confirmWithMailCode,
  startMailCodeConfirmation,
} from '@patchbay/contract/accounts/mail-codes'
import { askForPasskey } from '@patchbay/contract/accounts/second-factors'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { signWithPasskey } from '../../../platform/page/webauthn.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { MailCodeForm } from '../mail-codes/public.ts'
import { confirmationTexts as texts } from './texts.ts'

interface ConfirmedProps {
  onConfirmed: () => void
}

export function PasskeyMethod({ onConfirmed }: ConfirmedProps): ReactNode {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { options } = await call(askForPasskey)
      await call(confirmWithPasskey, { body: await signWithPasskey(options) })
    },
    onSuccess: onConfirmed,
    networkMode: 'always',
  })
  return (
    <>
      {error && <Banner tone="error">{tooOftenWords(error) ?? texts.passkeyRefused}</Banner>}
      <Button full busy={isPending} busyLabel={texts.openingPasskey} onClick={() => mutate()}>
        {texts.withPasskey}
      </Button>
    </>
  )
}

/** The address is the one that the person signs in with; the server knows it. */
export function MailCodeMethod({ onConfirmed }: ConfirmedProps): ReactNode {
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: () => call(startMailCodeConfirmation),
    networkMode: 'always',
  })
  if (data)
    return (
      <MailCodeForm
        email={data.email}
        submit={texts.submit}
        submitting={texts.submitting}
        send={(code) => call(confirmWithMailCode, { body: { attempt: data.attempt, code } })}
        onSent={onConfirmed}
        onAgain={mutateAsync}
      />
    )
  return (
    <>
      {error && <Banner tone="error">{tooOftenWords(error) ?? texts.failed}</Banner>}
      <Button
        full
        busy={isPending}
        busyLabel={texts.sendingCode}
        onClick={() => void mutateAsync().catch(() => undefined)}
      >
        {texts.withMailCode}
      </Button>
    </>
  )
}
