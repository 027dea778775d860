import { signInWithPasskey, startPasskeySignIn } from '@patchbay/contract/accounts/second-factors'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { NoPasskey, signWithPasskey } from '../../../platform/page/webauthn.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { useSessions } from '../sessions/public.ts'
import { signInTexts as texts } from './texts.ts'

function wordsFor(error: Error): string | undefined {
  const code = error instanceof ApiError ? error.code : ''
  // The gate answers it.
  if (code === 'account_banned') return undefined
  const isRefused = error instanceof NoPasskey || code === 'passkey_refused'
  return isRefused ? texts.passkeyRefused : (tooOftenWords(error) ?? texts.notReachable)
}

/** Signs in with whatever passkey the browser has for this page; the gate redirects then. */
export function PasskeyButton({ disabled }: { disabled: boolean }): ReactNode {
  const { adopt } = useSessions()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { attempt, options } = await call(startPasskeySignIn)
      const passkey = await signWithPasskey(options)
      return call(signInWithPasskey, { body: { attempt, passkey, timeZone: ownZone() } })
    },
    onSuccess: adopt,
    networkMode: 'always',
  })
  const failure = error && wordsFor(error)
  return (
    <>
      <Button
        variant="ghost"
        full
        busy={isPending}
        busyLabel={texts.openingPasskey}
        disabled={disabled}
        onClick={() => mutate()}
      >
        <KeyRound className="size-[18px]" aria-hidden="true" />
        {texts.byPasskey}
      </Button>
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  )
}
