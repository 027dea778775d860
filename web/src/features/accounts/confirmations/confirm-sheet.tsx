import { providers, type Provider } from '@patchbay/contract/accounts/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { OpenUrl } from '../../../platform/page/open-url.ts'
import { canUsePasskeys } from '../../../platform/page/webauthn.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { ProviderMark } from '../../../ui/people/provider-mark.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { useSessions } from '../sessions/public.ts'
import { beginConfirmation, type Interrupted } from '../sign-in/public.ts'
import { MailCodeMethod, PasskeyMethod } from './other-methods.tsx'
import { PasswordForm } from './password-form.tsx'
import { confirmationTexts as texts } from './texts.ts'

class NotSetUp extends Error {}

interface ConfirmSheetProps {
  open: boolean
  onClose: () => void
  /** The names are those of `sessionProviders`. */
  signInMethods: readonly string[]
  /** The provider's page returns there, and the action goes on there. */
  target: string
  interrupted: Interrupted | undefined
  /** It was confirmed without a provider, so the page has not been left. */
  onConfirmed: () => void
}

/** Asks who is signed in, with a button per linked provider, and the ways that stay on the page. */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { signInMethods, target, interrupted } = props
  const openUrl = useContext(OpenUrl)
  const sessions = useSessions()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: async (provider: Provider) => {
      if (interrupted === undefined) return
      const leaving = { provider, target, interrupted, sessions, openUrl }
      if (!(await beginConfirmation(leaving))) throw new NotSetUp()
    },
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
  })
  const close = (): void => {
    reset()
    props.onClose()
  }
  const linked = providers.filter((provider) => signInMethods.includes(provider))
  const failure = error instanceof NotSetUp && variables ? texts.notSetUp(variables) : texts.failed
  return (
    <Sheet open={props.open} onClose={close} title={texts.title}>
      <div className="space-y-4">
        <p>{signInMethods.length === 0 ? texts.noMethod : texts.lead}</p>
        {error && <Banner tone="error">{failure}</Banner>}
        {linked.length > 0 && (
          <ul className="space-y-2.5">
            {linked.map((provider) => (
              <li key={provider}>
                <Button
                  full
                  busy={isPending && variables === provider}
                  busyLabel={texts.opening(provider)}
                  onClick={() => isPending || mutate(provider)}
                >
                  <ProviderMark provider={provider} />
                  {texts.confirmWith(provider)}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {signInMethods.includes('passkey') && canUsePasskeys() && (
          <PasskeyMethod onConfirmed={props.onConfirmed} />
        )}
        {signInMethods.includes('mail_code') && <MailCodeMethod onConfirmed={props.onConfirmed} />}
        {signInMethods.includes('email') && <PasswordForm onConfirmed={props.onConfirmed} />}
      </div>
    </Sheet>
  )
}
