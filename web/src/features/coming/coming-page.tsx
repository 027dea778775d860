import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { comingTexts as texts } from './texts.ts'

interface ComingPageProps {
  name: string
  title: string
  children: ReactNode
}

/** Holds the place of a page whose feature is not built yet. */
export function ComingPage({ name, title, children }: ComingPageProps): ReactNode {
  usePageTitle(name)
  const signIn = (
    <LinkButton to="/auth" variant="primary" size="sm">
      {texts.signIn}
    </LinkButton>
  )
  return (
    <div className="mx-auto max-w-[1000px]">
      <TopBar title={name} actions={signIn} />
      <EmptyState title={title}>{children}</EmptyState>
    </div>
  )
}
