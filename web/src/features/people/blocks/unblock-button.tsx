import type { PublicProfile } from '@patchbay/contract/people/people'
import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { nameOf } from '../people/public.ts'
import { blockTexts as texts } from './texts.ts'
import { useUnblock } from './use-block.ts'

/** On the profile of a person whom the viewer has blocked. Needs no confirmation. */
export function UnblockButton({ profile }: { profile: PublicProfile }): ReactNode {
  const unblock = useUnblock({ id: profile.id, name: nameOf(profile) })
  if (!profile.blockedByMe) return null
  return (
    <Button
      disabled={!profile.can.unblock}
      busy={unblock.isPending}
      busyLabel={texts.unblocking}
      onClick={() => unblock.mutate()}
    >
      <Ban className="size-4" aria-hidden="true" />
      {texts.unblock}
    </Button>
  )
}
