import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SkipLink } from './skip-link.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { HomeLink } from './home-link.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The layout without navigation: welcome screens and signing in. */
export function PlainShell({
  action,
  children,
}: {
  /** It stands beside the theme, such as a link to sign in. */
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className="flex min-h-(--screen) flex-col">
      <SkipLink />
      <header className="mx-auto flex h-14 w-full max-w-[1120px] shrink-0 items-center gap-1 px-4 md:h-[72px] md:px-8">
        <HomeLink />
        {/* The words of a button without a box, or the icon, end where the content does. */}
        <div
          className={classNames(
            'ml-auto flex items-center gap-1',
            action === undefined ? '-mr-3 md:-mr-2.5' : '-mr-4 md:-mr-[17px]',
          )}
        >
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
