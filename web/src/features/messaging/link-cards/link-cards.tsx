import { useMemo, type ReactNode } from 'react'
import { cardFrame, LinkCard } from './link-card.tsx'
import { targetsOf } from './targets-of.ts'
import { useLinkCards } from './use-link-cards.ts'

interface LinkCardsProps {
  /** The text of a message. */
  text: string
  /** Whether the cards are tab stops. */
  reachable: boolean
}

/** Cards for links to our own pages in a text; none if the viewer may not see the target. */
export function LinkCards({ text, reachable }: LinkCardsProps): ReactNode {
  const targets = useMemo(() => targetsOf(text), [text])
  const cards = useLinkCards(targets)
  return targets.map(({ type, id }, index) => {
    const card = cards[index]
    if (card === null) return null
    return (
      <span key={`${type} ${id}`} className="mt-1 block max-w-full">
        {card ? (
          <LinkCard card={card} tabIndex={reachable ? 0 : -1} />
        ) : (
          // Reserves the space until the card is loaded.
          <span className={`${cardFrame} block`} />
        )}
      </span>
    )
  })
}
