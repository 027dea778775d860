import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

/**
 * The live region is always rendered, so that a screen reader announces the text when it appears.
 */
export function OfflineBanner({ offline }: { offline: boolean }): ReactNode {
  return (
    <output className="block">
      {offline && (
        <span className="flex min-h-8 items-center justify-center gap-2 border-b border-line bg-sunken px-4 py-1.5 text-meta text-ink-2">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {uiTexts.offline}
        </span>
      )}
    </output>
  )
}
