import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { FlatLine } from '../../ui/flat-line.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PlainShell } from '../navigation/public.ts'
import { comingTexts as texts } from './texts.ts'

/** The same for a page around signing in, which has no navigation. */
export function PlainComingPage({
  title,
  children,
}: {
  title: string
  children: string
}): ReactNode {
  usePageTitle(title)
  return (
    <PlainShell>
      <div className="mx-auto my-auto flex max-w-[26rem] flex-col items-center px-6 pt-10 pb-24 text-center">
        <FlatLine />
        <h1 className="mt-6 text-head">{title}</h1>
        <p className="mt-2 text-ink-2">{children}</p>
        <div className="mt-6">
          <LinkButton to="/auth">{texts.toSignIn}</LinkButton>
        </div>
      </div>
    </PlainShell>
  )
}
