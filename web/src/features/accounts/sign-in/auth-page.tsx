import { providers, startSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import { useQuery, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { type ReactNode, useContext, useEffect } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useProductName } from '../../../platform/instance/instance.ts'
import { OpenUrl } from '../../../platform/page/open-url.ts'
import { canUsePasskeys } from '../../../platform/page/webauthn.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { ProviderMark } from '../../../ui/people/provider-mark.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { redirectTarget, useSessions } from '../sessions/public.ts'
import { noteAttempt, noteStart, type Attempt } from './attempt.ts'
import { ElsewhereNote, type Elsewhere } from './elsewhere.tsx'
import { beginHandover } from './handover/begin-handover.ts'
import { noticeOf } from './notices.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { signInOptionsQuery } from './sign-in-options.ts'
import { SignInShell } from './sign-in-shell.tsx'
import { signInTexts as texts } from './texts.ts'

class NotInitialized extends Error {}

interface StartSignIn {
  readonly start: (provider: Provider, separate?: boolean) => void
  /** The provider whose page is being opened. */
  readonly busy: Provider | undefined
  readonly error: string | undefined
}

function useStartSignIn(): StartSignIn {
  const openUrl = useContext(OpenUrl)
  const sessions = useSessions()
  const { mutate, reset, variables, error, isError, isIdle, isSuccess } = useMutation({
    mutationFn: async ({ provider, separate }: Attempt) => {
      await sessions.settle()
      noteAttempt({ provider, separate })
      if (isWrapped()) {
        noteStart()
        return beginHandover({ provider, purpose: 'sign-in', sessions, openUrl })
      }
      const { url } = await call(startSignIn, { body: { provider } })
      if (url === null) throw new NotInitialized()
      noteStart()
      return openUrl(url)
    },
  })
  // The browser may restore this page from its cache, with a button that is still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  const failure = error instanceof NotInitialized ? texts.notInitialized : texts.failed
  return {
    start: (provider, separate = false) => mutate({ provider, separate }),
    // The native app stays on this page, where the sign-in may be started again.
    busy: isIdle || isError || (isSuccess && isWrapped()) ? undefined : variables?.provider,
    error: isError && variables ? failure(variables.provider) : undefined,
  }
}

interface AuthPageProps {
  /** A notice from another page, shown only if it is a known notice. */
  message: unknown
  elsewhere: Elsewhere | undefined
}

export function AuthPage({ message, elsewhere }: AuthPageProps): ReactNode {
  usePageTitle(texts.page)
  const title = texts.title(useProductName())
  const { password: byPassword = false, mailCode: byMailCode = false } =
    useQuery(signInOptionsQuery).data ?? {}
  const { start, busy, error } = useStartSignIn()
  const notice = error ? { tone: 'error' as const, text: error } : !busy && noticeOf(message)
  const startApart = (provider: Provider): void => {
    // The settings were only wanted to link the provider.
    redirectTarget.forget()
    start(provider, true)
  }
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{title}</h1>
      <p className="mt-2 text-ink-2">{texts.lead}</p>
      {notice && (
        <div className="mt-5">
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {elsewhere && !notice && !busy && (
        <div className="mt-5">
          <ElsewhereNote elsewhere={elsewhere} onSeparate={startApart} />
        </div>
      )}
      <ul className="mt-6 space-y-2.5">
        {providers.map((provider) => (
          <li key={provider}>
            <Button
              size="lg"
              full
              busy={busy === provider}
              busyLabel={texts.opening(provider)}
              disabled={busy !== undefined && busy !== provider}
              onClick={() => start(provider)}
            >
              <ProviderMark provider={provider} />
              {texts.continueWith(provider)}
            </Button>
          </li>
        ))}
        {byMailCode && (
          <li>
            <LinkButton to="/auth/mail" size="lg" full>
              <Mail className="size-[18px]" aria-hidden="true" />
              {texts.byMailCode}
            </LinkButton>
          </li>
        )}
        {canUsePasskeys() && (
          <li>
            <PasskeyButton disabled={busy !== undefined} />
          </li>
        )}
      </ul>
      <p className="mt-6 text-meta text-pretty text-ink-3">{texts.reads}</p>
      {byPassword && (
        <p className="mt-4 text-meta">
          <Link to="/auth/email" className="font-semibold text-accent-text hover:underline">
            {texts.byEmail}
          </Link>
        </p>
      )}
    </SignInShell>
  )
}
