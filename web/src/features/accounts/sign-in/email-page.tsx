import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PageLoading } from '../../../ui/states/page-loading.tsx'
import { EmailForm } from './email-form.tsx'
import { signInOptionsQuery } from './sign-in-options.ts'
import { SignInShell } from './sign-in-shell.tsx'
import { signInTexts as texts } from './texts.ts'

function Titled({ children }: { children: ReactNode }): ReactNode {
  usePageTitle(texts.emailTitle)
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.emailTitle}</h1>
      {children}
      <p className="mt-3 text-meta">
        <Link to="/auth" className="font-semibold text-accent-text hover:underline">
          {texts.back}
        </Link>
      </p>
    </SignInShell>
  )
}

/** Exists only if the operator has enabled password accounts. */
export function EmailPage({ notFound }: { notFound: ReactNode }): ReactNode {
  const { data, isError, refetch, isFetching } = useQuery(signInOptionsQuery)
  if (!data && !isError) return <PageLoading text={texts.loading} />
  if (data?.password === false) return notFound
  return (
    <Titled>
      {data && (
        <>
          <EmailForm />
          <p className="mt-6 text-meta">
            <Link to="/reset-password" className="font-semibold text-accent-text hover:underline">
              {texts.forgotten}
            </Link>
          </p>
        </>
      )}
      {isError && (
        <ErrorState
          message={texts.optionsFailed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Titled>
  )
}
