import { Navigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
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

/** A link of which the token was lost can set nothing: there is no form that could only fail. */
function NoLink(): ReactNode {
  return (
    <>
      <p className="mt-2 text-ink-2">{texts.noLink}</p>
      <div className="mt-6">
        <LinkButton to="/reset-password" variant="primary" size="lg" full>
          {texts.newLink}
        </LinkButton>
      </div>
    </>
  )
}

/**
 * For a person who comes from the e-mail, or is signed in by e-mail and knows the current password.
 */
export function UpdatePasswordPage(props: UpdatePasswordPageProps): ReactNode {
  usePageTitle(texts.title)
  const { user, isOAuth, loading } = useSession()
  // The address of the next page arrives before that page, and has no link any more.
  const [{ token, fromReset }, setLink] = useState(props)
  if (props.token !== undefined && props.token !== token) setLink(props)
  // Stored in state, because the session ends before the page is left.
  const [asksCurrent, setAsksCurrent] = useState(false)
  if (user && !isOAuth && token === undefined && !asksCurrent) setAsksCurrent(true)
  const hasForm = token !== undefined || asksCurrent
  if (!hasForm && !fromReset && !loading) return <Navigate to="/auth" replace />
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.title}</h1>
      {hasForm && (
        <>
          <p className="mt-2 text-ink-2">{texts.lead}</p>
          <div className="mt-6">
            <UpdatePasswordForm token={token} asksCurrent={asksCurrent} />
          </div>
        </>
      )}
      {!hasForm && loading && (
        <div className="mt-6">
          <Spinner text={texts.loading} />
        </div>
      )}
      {!hasForm && !loading && <NoLink />}
    </SignInShell>
  )
}
