import type { CommunityCard as Card } from '@patchbay/contract/communities'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '../../ui/cover.tsx'
import { GenreLine, namedGenres } from './genre-line.tsx'
import { MemberCount } from './member-count.tsx'
import { PrivacyTag } from './privacy-tag.tsx'

interface CommunityCardProps {
  card: Card
  /** The button of the card, or its replacement. */
  action: ReactNode
}

/** The whole card links to the community, except its button. It is a list item. */
export function CommunityCard({ card, action }: CommunityCardProps): ReactNode {
  const place = card.locationEnabled ? card.location : null
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      <div className="h-24 shrink-0">
        <Cover id={card.id} src={card.coverImage} width={640} height={220} />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-center justify-between gap-3">
          <PrivacyTag isPrivate={card.isPrivate} />
          <MemberCount count={card.memberCount} />
        </div>
        <h2 className="mt-2.5 text-lead break-words">
          <Link
            to="/communities/$communityId"
            params={{ communityId: card.id }}
            className="after:absolute after:inset-0 hover:underline"
          >
            <bdi>{card.name}</bdi>
          </Link>
        </h2>
        {namedGenres(card.genres).length > 0 && (
          <p className="mt-0.5 truncate text-meta text-ink-3">
            <GenreLine genres={card.genres} />
          </p>
        )}
        <p dir="auto" className="mt-2.5 line-clamp-3 text-meta text-pretty break-words text-ink-2">
          {card.description}
        </p>
        {place && (
          <p className="mt-2.5 flex items-center gap-1 text-meta text-ink-2">
            <MapPin className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
            <bdi className="truncate">{place}</bdi>
          </p>
        )}
        {/* Above the link that covers the card. */}
        <div className="relative z-10 mt-auto pt-4">{action}</div>
      </div>
    </li>
  )
}
