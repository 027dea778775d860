import { useMemo, type ReactNode } from 'react'
import { cardFrame, LinkCard } from './link-card.tsx'
import { targetsOf } from './targets-of.ts'
import { useLinkCards } from './use-link-cards.ts'

interface LinkCardsProps {
  /** What somebody wrote. */
  text: string
  /** Whether the Tab key stops at them. */
  reachable: boolean
}

/** Below words with links to our own pages; a link that leads to nothing for the viewer has none. */
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
          // Its place, until it is known.
          <span className={`${cardFrame} block`} />
        )}
      </span>
    )
  })
}
