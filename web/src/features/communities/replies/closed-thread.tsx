import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { closedTexts as texts } from './texts.ts'

/** In the place of the form, where nobody can reply any more. */
export function ClosedThread(): ReactNode {
  return (
    <p className="flex items-center gap-2 py-3 text-meta text-ink-2">
      <Lock className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
      {texts.closed}
    </p>
  )
}
