import { useMemo, type ReactNode } from 'react'
import type { LinkCardProps } from './link-card.tsx'
import { useLinkCards } from './use-link-cards.ts'
import type { LinkTarget } from '@patchbay/contract/messaging/link-cards'
import { serverOrigin } from '../../../platform/http/server-address.ts'
import { partsOf } from '../../../ui/content/addresses.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'

/** A message shows this many cards. */
const mostCards = 3

const types: Readonly<Record<string, LinkTarget['type']>> = {
  posts: 'post',
  events: 'event',
  users: 'person',
}
const page =
  /^\/(posts|events|users)\/([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\/?(?:[?#].*)?$/i

function targetOf(path: string): LinkTarget | undefined {
  const [, kind = '', id = ''] = page.exec(path) ?? []
  const type = types[kind.toLowerCase()]
  return type && { type, id: id.toLowerCase() }
}

/** The targets of links to our own site in a text, each once. */
export function targetsOf(text: string, origin: string = serverOrigin()): readonly LinkTarget[] {
  if (!text.includes('://')) return []
  const found = new Map<string, LinkTarget>()
  for (const { address } of partsOf(text, origin)) {
    const target = address?.path === undefined ? undefined : targetOf(address.path)
    if (target && found.size < mostCards) found.set(`${target.type} ${target.id}`, target)
  }
  return [...found.values()]
}

/** All cards have the same height, so that nothing moves when one is loaded. */
const frame = 'h-16 w-[340px] max-w-full rounded-control border border-line bg-surface text-ink'
const reserved = <span className={`${frame} block`} />

const LinkCard = lazyPart<LinkCardProps>(() =>
  import('./link-card.tsx').then((module) => module.LinkCard),
)

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
          <LazyPart fallback={reserved}>
            <LinkCard card={card} frame={frame} tabIndex={reachable ? 0 : -1} />
          </LazyPart>
        ) : (
          reserved
        )}
      </span>
    )
  })
}
