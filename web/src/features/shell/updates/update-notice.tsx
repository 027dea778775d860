import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useDelay } from '../../../ui/states/use-delay.ts'
import { updateTexts as texts } from './texts.ts'

interface UpdateNoticeProps {
  onReload: () => Promise<void>
  onLater: () => void
}

/**
 * Above the page, and scrolls away with it: it is not urgent, and pages have sticky bars of their
 * own. Nothing happens until it is pressed.
 */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps): ReactNode {
  const [reloading, setReloading] = useState(false)
  // A screen reader announces only text that is added to an existing live region.
  const said = useDelay(50)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 border-b border-line bg-raised px-4 py-1">
      <output className="text-meta font-medium">{said && texts.ready}</output>
      <span className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          busy={reloading}
          onClick={() => {
            setReloading(true)
            // The page may still be open afterwards, if the person wants to keep unsaved changes.
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
