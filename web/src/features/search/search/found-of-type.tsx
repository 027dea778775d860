import type { FoundType } from '@patchbay/contract/search/search'
import type { ReactNode } from 'react'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { FoundRow } from './found-row.tsx'
import { FoundState } from './found-state.tsx'
import { searchTexts as texts, tabNames } from './texts.ts'
import { useSearchPages } from './use-search.ts'

interface FoundOfTypeProps {
  q: string
  type: FoundType
  onOpen: () => void
}

/** The results of one type, page by page. */
export function FoundOfType({ q, type, onOpen }: FoundOfTypeProps): ReactNode {
  const query = useSearchPages(q, type)
  const now = new Date(useNow())
  const pages = query.data?.pages
  const found = pages?.flatMap((page) => page.found)
  return (
    <FoundState q={q} query={query} count={found?.length} more={query.hasNextPage}>
      {pages?.some(({ isNear }) => isNear) && (
        <p className="px-4 pt-4 text-meta text-ink-2 md:px-5">{texts.near}</p>
      )}
      <ul aria-label={tabNames[type]}>
        {found?.map((thing) => (
          <FoundRow key={thing.id} thing={thing} now={now} onOpen={onOpen} />
        ))}
      </ul>
      {query.hasNextPage && !query.isPlaceholderData && (
        <ShowMore
          shown={found?.length}
          label={texts.more}
          busyLabel={texts.moreLoading}
          busy={query.isFetchingNextPage}
          failure={
            query.isFetchNextPageError
              ? (tooOftenWords(query.error) ?? texts.moreFailed)
              : undefined
          }
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </FoundState>
  )
}
