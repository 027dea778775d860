import { providers } from '@patchbay/contract/sign-in'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProductName } from '../../platform/instance.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { noticeOf } from './notices.ts'
import { ProviderMark } from '../../ui/people/provider-mark.tsx'
import { signInOptionsQuery } from './sign-in-options.ts'
import { SignInShell } from './sign-in-shell.tsx'
import { signInTexts as texts } from './texts.ts'
import { useStartSignIn } from './use-start-sign-in.ts'

/** `message`: a notice from another page, shown only if it is a known notice. */
export function AuthPage({ message }: { message: unknown }): ReactNode {
  usePageTitle(texts.page)
  const title = texts.title(useProductName())
  const byPassword = useQuery(signInOptionsQuery).data?.password ?? false
  const { start, busy, error } = useStartSignIn()
  const notice = error ? { tone: 'error' as const, text: error } : !busy && noticeOf(message)
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{title}</h1>
      <p className="mt-2 text-ink-2">{texts.lead}</p>
      {notice && (
        <div className="mt-5">
          <Banner tone={notice.tone}>{notice.text}</Banner>
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
