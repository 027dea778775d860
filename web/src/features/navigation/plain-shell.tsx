import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { useSignInLink } from '../sessions/public.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { HomeLink } from './home-link.tsx'
import { navigationTexts as texts } from './texts.ts'
import { ThemeButton } from './theme-button.tsx'

/** The layout without navigation: welcome screens and signing in. */
export function PlainShell({
  signIn = false,
  children,
}: {
  signIn?: boolean
  children: ReactNode
}): ReactNode {
  const signInLink = useSignInLink()
  return (
    <div className="flex min-h-(--screen) flex-col">
      <SkipLink />
      <header className="mx-auto flex h-14 w-full max-w-[1120px] shrink-0 items-center gap-1 pr-1.5 pl-4 md:h-[72px] md:px-8">
        <HomeLink />
        <div className="ml-auto flex items-center gap-1">
          <ThemeButton />
          {signIn && (
            <LinkButton {...signInLink} variant="ghost">
              {texts.signIn}
            </LinkButton>
          )}
        </div>
      </header>
      <ConnectionBanner />
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[1120px] flex-1 flex-col">
        {children}
      </main>
    </div>
  )
}
