import type { Community } from '@patchbay/contract/communities/communities'
import { useState, type ReactNode } from 'react'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { pageTexts as texts } from './texts.ts'

const RequestsSheet = lazyPart(() =>
  import('./requests-sheet.tsx').then((module) => module.RequestsSheet),
)

interface RequestsButtonProps {
  community: Community
  /** Opened by the URL instead of a press; closing it leaves that URL. */
  opened: boolean
  onClose: () => void
}

/** For the leader of a private community. */
export function RequestsButton({ community, opened, onClose }: RequestsButtonProps): ReactNode {
  const [isPressed, setIsPressed] = useState(false)
  const open = opened || isPressed
  const close = (): void => {
    setIsPressed(false)
    onClose()
  }
  const waiting = community.pendingRequests ?? 0
  return (
    <>
      <Button
        onPointerEnter={() => void RequestsSheet.prepare()}
        onFocus={() => void RequestsSheet.prepare()}
        onClick={() => setIsPressed(true)}
      >
        {texts.requests}
        {waiting > 0 && (
          <>
            <BadgeCount count={waiting} />
            <span className="sr-only">, {texts.waiting(waiting)}</span>
          </>
        )}
      </Button>
      <LazyPart open={open} onFailure={close}>
        <RequestsSheet communityId={community.id} open={open} onClose={close} />
      </LazyPart>
    </>
  )
}
