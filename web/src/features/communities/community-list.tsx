import type { CommunityCard as Card } from '@patchbay/contract/communities'
import type { ComponentType, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Readout } from '../../ui/readout.tsx'
import { ShowMore } from '../../ui/states/show-more.tsx'
import { SkeletonCards } from '../../ui/states/skeleton-cards.tsx'
import { CommunityCard } from './community-card.tsx'
import { isFiltered, type Filters } from './filters.ts'
import { communityTexts, listTexts as texts } from './texts.ts'
import { useCommunities } from './use-communities.ts'

interface CommunityListProps {
  filters: Filters
  Action: ComponentType<{ card: Card }>
}

export function CommunityList({ filters, Action }: CommunityListProps): ReactNode {
  const query = useCommunities(filters)
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  if (isError && (!data || isPlaceholderData))
    return (
      <ErrorState
        message={texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  if (!data)
    return (
      <div className="pt-10">
        <Loading text={texts.loading}>
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
        <Readout tone="strong">{communityTexts.inNumbers(data.total)}</Readout>{' '}
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
