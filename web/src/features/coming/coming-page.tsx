import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { useSession, useSignInLink } from '../sessions/public.ts'
import { comingTexts as texts } from './texts.ts'

interface ComingPageProps {
  name: string
  title: string
  children: ReactNode
}

/** Holds the place of a page whose feature is not built yet. */
export function ComingPage({ name, title, children }: ComingPageProps): ReactNode {
  usePageTitle(name)
  const visitor = useSession().user === null
  const signIn = (
    <LinkButton {...useSignInLink()} variant="primary" size="sm">
      {texts.signIn}
    </LinkButton>
  )
  return (
    <div className="mx-auto max-w-[1000px]">
      <TopBar title={name} actions={visitor && signIn} />
      <EmptyState title={title}>{children}</EmptyState>
    </div>
  )
}
