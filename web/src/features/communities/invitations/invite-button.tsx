import type { Community } from '@patchbay/contract/communities/communities'
import { UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { invitationTexts as texts } from './texts.ts'

const InvitationsSheet = lazyPart(() =>
  import('./invitations-sheet.tsx').then((module) => module.InvitationsSheet),
)

/** For the leader, and for members where the leader lets them. */
export function InviteButton({ community }: { community: Community }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        onPointerEnter={() => void InvitationsSheet.prepare()}
        onFocus={() => void InvitationsSheet.prepare()}
        onClick={() => setOpen(true)}
      >
        <UserPlus className="size-4" aria-hidden="true" />
        {texts.invite}
      </Button>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <InvitationsSheet community={community} open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  )
}
