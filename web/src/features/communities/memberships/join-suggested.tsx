import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { SuggestedCommunities } from '../communities/public.ts'
import { membershipTexts as texts } from './texts.ts'
import { WayIn } from './way-in.tsx'

interface SmallActionProps {
  card: CommunityCard
  primary?: boolean
}

function SmallAction({ card, primary = false }: SmallActionProps): ReactNode {
  const isIn = card.membership !== 'none' && card.membership !== 'pending'
  return (
    <KeepFocus className="rounded-control">
      {isIn ? (
        <p className="flex items-center gap-1.5 text-meta font-semibold text-go">
          <Check className="size-4" aria-hidden="true" />
          {texts.isIn}
        </p>
      ) : (
        <WayIn community={card} small primary={primary} />
      )}
    </KeepFocus>
  )
}

/** Communities that fit the viewer's profile, to join with one press; `main` if the page asks for it. */
export const JoinSuggested = ({ main = false }: { main?: boolean }): ReactNode => (
  <SuggestedCommunities Action={SmallAction} main={main} />
)
