import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useDelay } from '../../ui/use-delay.ts'
import { updateTexts as texts } from './texts.ts'

interface UpdateNoticeProps {
  onReload: () => Promise<void>
  onLater: () => void
}

/** Stays in sight and covers nothing at the top of a page; nothing happens until it is pressed. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps): ReactNode {
  const [reloading, setReloading] = useState(false)
  // The words come into a region that is already there, so that a screen reader hears them.
  const said = useDelay(50)
  return (
    <div className="sticky top-(--safe-top) z-30 flex min-h-11 flex-wrap items-center justify-center gap-x-3 border-b border-line bg-raised px-4 py-1">
      <output className="text-meta font-medium">{said && texts.ready}</output>
      <span className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          busy={reloading}
          onClick={() => {
            setReloading(true)
            // Still here afterwards: somebody wants to keep what they have not saved.
            void onReload().finally(() => setReloading(false))
          }}
        >
          <span className="text-accent-text">{texts.reload}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onLater}>
          {texts.later}
        </Button>
      </span>
    </div>
  )
}
