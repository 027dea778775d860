import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { useSession, useSignInLink } from '../../accounts/sessions/public.ts'
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

/** The foot is as high as a button with its margins, so that the cards of a row end alike. */
const foot =
  '-mx-4 -mb-4 flex h-12 items-center gap-1.5 border-t border-line px-4 text-meta font-semibold md:h-14'

function Action({ card }: { card: CommunityCard }): ReactNode {
  const { user } = useSession()
  const signInLink = useSignInLink()
  const { membership } = card
  // Every card leads visitors there: a button on each would be louder than what the cards say.
  if (!user)
    return (
      <Link {...signInLink} className={`${foot} text-ink-2 hover:bg-raised hover:text-ink`}>
        <span className="flex-1">{texts.signIn}</span>
        <ChevronRight className="size-4 text-ink-3" aria-hidden="true" />
      </Link>
    )
  if (membership === 'none' || membership === 'pending') return <WayIn community={card} full />
  return (
    // Nothing to press: the card leads there.
    <p className={`${foot} text-go`}>
      <Check className="size-4" aria-hidden="true" />
      <span className="flex-1">{texts[membership]}</span>
      <ChevronRight className="size-4 text-ink-3" aria-hidden="true" />
    </p>
  )
}
