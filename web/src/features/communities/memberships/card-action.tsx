import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { membershipTexts as texts } from './texts.ts'
import { WayIn } from './way-in.tsx'

/** The action of a card. */
export function CardAction({ card }: { card: CommunityCard }): ReactNode {
  return (
    <KeepFocus className="rounded-control">
      <Action card={card} />
    </KeepFocus>
  )
}

function Action({ card }: { card: CommunityCard }): ReactNode {
  const { user } = useSession()
  const isIn = card.membership === 'member' || card.membership === 'leader'
  if (!user || !isIn) return <WayIn community={card} full />
  return (
    <p className="flex h-11 items-center justify-center gap-2 rounded-control bg-go-soft font-semibold text-go md:h-10">
      <Check className="size-4" aria-hidden="true" />
      {card.membership === 'leader' ? texts.leader : texts.member}
    </p>
  )
}
