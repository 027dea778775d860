import { useContext, type ReactNode } from 'react'
import { AppShell, InsideShell } from '../navigation/public.ts'

/** Keeps the navigation on screen, whichever page failed. */
export function WithinShell({ children }: { children: ReactNode }): ReactNode {
  return useContext(InsideShell) ? children : <AppShell>{children}</AppShell>
}
