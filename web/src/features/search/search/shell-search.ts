import type { ReactNode } from 'react'
import { observable } from '../../../platform/state/observable.ts'

interface ShellSearch {
  readonly field: ReactNode
  readonly link: ReactNode
}

/** What the shell shows of the search; no page waits for it, so it comes with what runs beside it. */
export const [useShellSearch, setShellSearch] = observable<ShellSearch | undefined>(undefined)
