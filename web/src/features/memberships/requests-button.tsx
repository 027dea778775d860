import type { Community } from '@patchbay/contract/communities'
import { useState, type ReactNode } from 'react'
import { BadgeCount } from '../../ui/badge-count.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { listTexts as texts } from './texts.ts'

const importList = () => import('./request-list.tsx').then((module) => module.RequestList)

/** For the leader of a private community. */
export function RequestsButton({ community }: { community: Community }): ReactNode {
  const [open, setOpen] = useState(false)
  const { part: RequestList, load } = useLoaded(importList)
  const waiting = community.pendingRequests ?? 0
  return (
    <>
      <Button
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void load().then(setOpen)}
      >
        {texts.requests}
        {waiting > 0 && (
          <>
            <BadgeCount count={waiting} />
            <span className="sr-only">, {texts.waiting(waiting)}</span>
          </>
        )}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.requests}>
        {open && RequestList && <RequestList communityId={community.id} />}
      </Sheet>
    </>
  )
}
