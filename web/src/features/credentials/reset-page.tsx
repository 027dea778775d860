import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { NotFound } from '../errors/public.ts'
import { signInOptionsQuery, SignInShell } from '../sign-in/public.ts'
import { ResetForm } from './reset-form.tsx'
import { resetTexts as texts } from './texts.ts'

/** Exists only if the operator has enabled password accounts. */
export function ResetPage(): ReactNode {
  const { data, isPending } = useQuery(signInOptionsQuery)
  return data?.password === false ? <NotFound /> : <Titled isPending={isPending} />
}

function Titled({ isPending }: { isPending: boolean }): ReactNode {
  usePageTitle(texts.title)
  return (
    <SignInShell>
      <h1 className="text-head md:text-display">{texts.title}</h1>
      <p className="mt-2 text-ink-2">{texts.lead}</p>
      <div className="mt-6">{isPending ? <Spinner text={texts.loading} /> : <ResetForm />}</div>
      <p className="mt-6 text-meta">
        <Link to="/auth" className="font-semibold text-accent-text hover:underline">
          {texts.back}
        </Link>
      </p>
    </SignInShell>
  )
}
