import type { CommunityCard as Card } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { Cover } from '../../../../ui/cover.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { FilteredList } from '../../../../ui/states/filtered-list.tsx'
import { SkeletonCards } from '../../../../ui/states/skeleton-cards.tsx'
import { ActivityLine } from '../activity-line.tsx'
import { isFiltered, type Filters } from './filters.ts'
import { GenreLine, namedGenres } from '../genre-line.tsx'
import { MemberCount } from '../member-count.tsx'
import { PrivacyTag } from '../privacy-tag.tsx'
import { communityTexts, listTexts as texts } from '../texts.ts'
import { useCommunities } from './use-communities.ts'
import { wholeSentences } from '../../../../ui/content/whole-sentences.ts'

interface CommunityCardProps {
  card: Card
  /** The button of the card, or its replacement. */
  action: ReactNode
}

/**
 * The key is the number of lines on a card. The value is about as many letters as they hold, and
 * the class that cuts the rest.
 */
const descriptions = {
  4: [170, 'line-clamp-4'],
  5: [212, 'line-clamp-5'],
  6: [254, 'line-clamp-6'],
} as const

/** A card has a line more of it for each that it lacks, so that all fill alike. */
function Description({ card }: { card: Card }): ReactNode {
  const lacks = [namedGenres(card.genres).length === 0, placeOf(card) === null]
  const lines = 4 + lacks.filter(Boolean).length
  const [letters, cut] = descriptions[lines as keyof typeof descriptions]
  return (
    <p
      dir="auto"
      className={classNames('mt-2.5 text-meta text-pretty break-words text-ink-2', cut)}
    >
      {wholeSentences(card.description, letters)}
    </p>
  )
}

const placeOf = (card: Card): string | null => (card.locationEnabled ? card.location || null : null)

/** The whole card links to the community, except its button. It is a list item. */
function CommunityCard({ card, action }: CommunityCardProps): ReactNode {
  const place = placeOf(card)
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
        <Description card={card} />
        {/* At the foot, so that the cards of a row end alike. */}
        <div className="mt-auto">
          {place && (
            <p className="flex items-center gap-1 pt-2.5 text-meta text-ink-2">
              <MapPin className="size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
              <bdi className="truncate">{place}</bdi>
            </p>
          )}
          {card.activity && (
            <div className="pt-2.5">
              <ActivityLine activity={card.activity} short />
            </div>
          )}
          {/* Above the link that covers the card. */}
          <div className="relative z-10 pt-4">{action}</div>
        </div>
      </div>
    </li>
  )
}

interface CommunityListProps {
  filters: Filters
  Action: ComponentType<{ card: Card }>
}

export function CommunityList({ filters, Action }: CommunityListProps): ReactNode {
  const query = useCommunities(filters)
  return (
    <FilteredList
      query={query}
      texts={texts}
      shownOf={({ cards }) => cards.length}
      skeleton={<SkeletonCards count={6} />}
      again={query.failureCount > 0}
      className="pt-4"
    >
      {({ cards, total }) => (
        <>
          <output className="mb-3 block text-meta text-ink-2">
            <Readout tone="strong">
              {filters.q ? texts.counted(total) : communityTexts.inNumbers(total)}
            </Readout>{' '}
            {texts.found(total)}
          </output>
          {cards.length === 0 && (
            <EmptyState title={texts.empty}>
              {isFiltered(filters) ? texts.emptyFiltered : texts.emptyAtAll}
            </EmptyState>
          )}
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 xl:gap-4">
            {cards.map((card) => (
              <CommunityCard key={card.id} card={card} action={<Action card={card} />} />
            ))}
          </ul>
        </>
      )}
    </FilteredList>
  )
}
