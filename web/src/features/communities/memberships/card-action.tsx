import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Check, ChevronRight } from 'lucide-react'
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
    // In a row as high as a button with what is around it, so that its cards end alike, but nothing to
    // press: the card leads there.
    <p className="-mx-4 -mb-4 flex h-12 items-center gap-1.5 border-t border-line px-4 text-meta font-semibold text-go md:h-14">
      <Check className="size-4" aria-hidden="true" />
      <span className="flex-1">{texts[membership]}</span>
      <ChevronRight className="size-4 text-ink-3" aria-hidden="true" />
    </p>
  )
}
