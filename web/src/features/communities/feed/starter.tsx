import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { SuggestedCommunities } from '../communities/public.ts'
import { WayIn } from '../memberships/public.ts'
import { listTexts as texts } from './texts.ts'

function SmallAction({ card }: { card: CommunityCard }): ReactNode {
  const isIn = card.membership === 'member' || card.membership === 'leader'
  return (
    <KeepFocus className="rounded-control">
      {isIn ? (
        <p className="flex items-center gap-1.5 text-meta font-semibold text-go">
          <Check className="size-4" aria-hidden="true" />
          {texts.joined}
        </p>
      ) : (
        <WayIn community={card} small />
      )}
    </KeepFocus>
  )
}

/** What fits the viewer's profile, for anybody who is in no community yet, or in one. */
export function Starter({ beside }: { beside: ReactNode }): ReactNode {
  return (
    <div className="space-y-4 p-4 empty:hidden md:p-5">
      <SuggestedCommunities Action={SmallAction} />
      {beside}
    </div>
  )
}
