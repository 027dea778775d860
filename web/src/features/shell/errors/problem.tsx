import { useContext, type ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { FlatLine } from '../../../ui/states/flat-line.tsx'
import { AppShell, InsideShell } from '../navigation/public.ts'

interface ProblemProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A whole page that says what is wrong and how to continue. */
export function Problem({ title, children, actions }: ProblemProps): ReactNode {
  usePageTitle(title)
  return (
    <div className="mx-auto flex max-w-[26rem] flex-col items-center px-6 py-16 text-center md:py-24">
      <FlatLine />
      <h1 className="mt-6 text-head">{title}</h1>
      <div className="mt-2 w-full space-y-2 text-balance text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  )
}

/** Keeps the navigation on screen, whichever page failed. */
export function WithinShell({ children }: { children: ReactNode }): ReactNode {
  return useContext(InsideShell) ? children : <AppShell>{children}</AppShell>
}
