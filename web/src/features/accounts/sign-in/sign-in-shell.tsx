import type { ReactNode } from 'react'
import { Desk } from '../../../ui/art/desk.tsx'
import { HomeLink } from '../../../ui/shell/home-link.tsx'
import { ThemeButton } from '../../../ui/shell/theme-button.tsx'
import { SkipLink } from '../../../ui/shell/skip-link.tsx'
import { signInTexts as texts } from './texts.ts'

/**
 * Text and buttons beside the picture of a desk; on phones the picture fills the height left above.
 */
export function SignInShell({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-(--screen) flex-col md:grid md:grid-cols-2 xl:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
      <SkipLink />
      <div className="order-last flex flex-col md:order-first">
        <header className="flex h-14 shrink-0 items-center justify-between pr-1.5 pl-4 md:h-auto md:pt-6 md:pr-6 md:pl-8">
          <HomeLink />
          <ThemeButton />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 flex-col justify-center px-4 pt-3 pb-8 md:px-8 md:pb-20"
        >
          <div className="mx-auto w-full max-w-[400px]">{children}</div>
        </main>
      </div>
      <div
        aria-hidden="true"
        className="flex flex-col border-line bg-surface max-md:min-h-[20dvh] max-md:flex-1 max-md:basis-0 max-md:border-b md:sticky md:top-(--safe-top) md:h-(--screen) md:border-l"
      >
        <div className="min-h-0 flex-1 overflow-hidden bg-sunken">
          <Desk />
        </div>
        <p className="hidden border-t border-line px-8 py-6 text-title font-semibold text-balance md:block">
          {texts.slogan}
        </p>
      </div>
    </div>
  )
}
