import { Navigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useSession } from '../sessions/public.ts'
import { SignInShell } from '../sign-in/public.ts'
import { updateTexts as texts } from './texts.ts'
import { UpdatePasswordForm } from './update-password-form.tsx'

interface UpdatePasswordPageProps {
  /** From the link in the e-mail. */
  token: string | undefined
  fromReset: boolean
}

/**
 * For a person who comes from the e-mail, or is signed in by e-mail and knows the current password.
 */
export function UpdatePasswordPage({ token, fromReset }: UpdatePasswordPageProps): ReactNode {
  usePageTitle(texts.title)
  const { user, isOAuth, loading } = useSession()
  // Stored in state, because the session ends before the page is left.
  const [asksCurrent, setAsksCurrent] = useState(false)
  if (user && !isOAuth && token === undefined && !asksCurrent) setAsksCurrent(true)
  const isWelcome = token !== undefined || fromReset || asksCurrent
  if (!isWelcome && !loading) return <Navigate to="/auth" replace />
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.title}</h1>
      <p className="mt-2 text-ink-2">{texts.lead}</p>
      <div className="mt-6">
        {isWelcome ? (
          <UpdatePasswordForm token={token} asksCurrent={asksCurrent} />
        ) : (
          <Spinner text={texts.loading} />
        )}
      </div>
    </SignInShell>
  )
}
