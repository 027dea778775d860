import type { CommunityCard as Card } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Cover } from '../../../../ui/cover.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { ShowMore } from '../../../../ui/states/show-more.tsx'
import { SkeletonCards } from '../../../../ui/states/skeleton-cards.tsx'
import { ActivityLine } from '../activity-line.tsx'
import { isFiltered, type Filters } from './filters.ts'
import { GenreLine, namedGenres } from '../genre-line.tsx'
import { MemberCount } from '../member-count.tsx'
import { PrivacyTag } from '../privacy-tag.tsx'
import { communityTexts, listTexts as texts } from '../texts.ts'
import { useCommunities } from './use-communities.ts'

interface CommunityCardProps {
  card: Card
  /** The button of the card, or its replacement. */
  action: ReactNode
}

/** The whole card links to the community, except its button. It is a list item. */
function CommunityCard({ card, action }: CommunityCardProps): ReactNode {
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
        {card.activity && (
          <div className="mt-2.5">
            <ActivityLine activity={card.activity} short />
          </div>
        )}
        {/* Above the link that covers the card. */}
        <div className="relative z-10 mt-auto pt-4">{action}</div>
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
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (error && (!data || isPlaceholderData))
    return (
      <ErrorState
        message={tooOftenWords(error) ?? texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  if (!data)
    return (
      <div className="pt-10">
        <Loading text={texts.loading} again={query.failureCount > 0}>
          <SkeletonCards count={6} />
        </Loading>
      </div>
    )
  const filtered = isFiltered(filters)
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
    >
      <output className="mt-4 mb-3 block text-meta text-ink-2">
        <Readout tone="strong">
          {filters.q ? texts.counted(data.total) : communityTexts.inNumbers(data.total)}
        </Readout>{' '}
        {texts.found(data.total)}
      </output>
      {data.cards.length === 0 && (
        <EmptyState title={texts.empty}>
          {filtered ? texts.emptyFiltered : texts.emptyAtAll}
        </EmptyState>
      )}
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 xl:gap-4">
        {data.cards.map((card) => (
          <CommunityCard key={card.id} card={card} action={<Action card={card} />} />
        ))}
      </ul>
      {query.hasNextPage && !isPlaceholderData && (
        <ShowMore
          shown={data.cards.length}
          label={texts.more}
          busyLabel={texts.loadingMore}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.failed : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}
