import type { ReactNode } from 'react'
import { SkipLink } from './skip-link.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { HomeLink } from './home-link.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The layout without navigation: welcome screens and signing in. */
export function PlainShell({
  action,
  children,
}: {
  /** Beside the theme, such as a link to sign in. */
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className="flex min-h-(--screen) flex-col">
      <SkipLink />
      <header className="mx-auto flex h-14 w-full max-w-[1120px] shrink-0 items-center gap-1 pr-1.5 pl-4 md:h-[72px] md:px-8">
        <HomeLink />
        <div className="ml-auto flex items-center gap-1">
          <ThemeButton />
          {action}
        </div>
      </header>
      <ConnectionBanner />
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[1120px] flex-1 flex-col">
        {children}
      </main>
    </div>
  )
}
