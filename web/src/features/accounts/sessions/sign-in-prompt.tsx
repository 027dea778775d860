import type { ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { sessionTexts as texts } from './texts.ts'
import { useSignInLink } from './sessions-context.tsx'

interface SignInPromptProps {
  /** The name of the page. */
  page: string
  title: string
  children: string
}

/** Shown to visitors instead of a page that needs a signed-in person. */
export function SignInPrompt({ page, title, children }: SignInPromptProps): ReactNode {
  usePageTitle(page)
  return (
    <div className="mx-auto max-w-[1000px]">
      <TopBar title={page} />
      <EmptyState
        title={title}
        action={
          <LinkButton {...useSignInLink()} variant="primary">
            {texts.signIn}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
