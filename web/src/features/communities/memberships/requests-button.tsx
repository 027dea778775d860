import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { BadgeCount } from '../../../ui/badge-count.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { pageTexts as texts } from './texts.ts'

const RequestsSheet = lazyPart(() =>
  import('./requests-sheet.tsx').then((module) => module.RequestsSheet),
)

interface RequestsButtonProps {
  community: Community
  /** The URL says it, so that the list stays open where the button moves to another place. */
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/** For the leader of a private community. */
export function RequestsButton(props: RequestsButtonProps): ReactNode {
  const { community, open, onOpen, onClose } = props
  const waiting = community.pendingRequests ?? 0
  return (
    <>
      <Button
        onPointerEnter={() => void RequestsSheet.prepare()}
        onFocus={() => void RequestsSheet.prepare()}
        onClick={onOpen}
      >
        {texts.requests}
        {waiting > 0 && (
          <>
            <BadgeCount count={waiting} />
            <span className="sr-only">, {texts.waiting(waiting)}</span>
          </>
        )}
      </Button>
      <LazyPart open={open} onFailure={onClose}>
        <RequestsSheet communityId={community.id} open={open} onClose={onClose} />
      </LazyPart>
    </>
  )
}
