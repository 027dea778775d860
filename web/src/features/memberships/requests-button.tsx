import type { Community } from '@patchbay/contract/communities'
import { useState, type ReactNode } from 'react'
import { BadgeCount } from '../../ui/badge-count.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RequestList } from './request-list.tsx'
import { requestTexts as texts } from './texts.ts'

/** For the leader of a private community. */
export function RequestsButton({ community }: { community: Community }): ReactNode {
  const [open, setOpen] = useState(false)
  const waiting = community.pendingRequests ?? 0
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {texts.title}
        {waiting > 0 && (
          <>
            <BadgeCount count={waiting} />
            <span className="sr-only">, {texts.waiting(waiting)}</span>
          </>
        )}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.title}>
        {open && <RequestList communityId={community.id} />}
      </Sheet>
    </>
  )
}
