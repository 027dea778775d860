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
  const { membership } = card
  if (!user || membership === 'none' || membership === 'pending')
    return <WayIn community={card} full />
  return (
    // As high as a button, so that the cards of a row end alike, but nothing to press.
    <p className="flex h-11 items-center gap-1.5 text-meta font-semibold text-ink-2 md:h-10">
      <Check className="size-4 text-go" aria-hidden="true" />
      {texts[membership]}
    </p>
  )
}
