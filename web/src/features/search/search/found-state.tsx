import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { searchTexts as texts } from './texts.ts'
import { wordsFor } from './use-search.ts'

interface FoundStateProps {
  q: string
  query: {
    readonly error: unknown
    readonly isPaused: boolean
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** `undefined` before the first answer. */
  count: number | undefined
  more?: boolean
  children: ReactNode
}

/** What stands in place of the results, and what is said about them. */
export function FoundState({
  q,
  query,
  count,
  more = false,
  children,
}: FoundStateProps): ReactNode {
  const isOld = query.isPlaceholderData
  const isDone = count !== undefined && !isOld
  const content = (): ReactNode => {
    if (query.error && (count === undefined || isOld))
      return <ErrorState message={wordsFor(query.error)} onRetry={() => void query.refetch()} />
    if (query.isPaused && !isDone)
      return <p className="px-4 py-4 text-meta text-ink-2 md:px-5">{texts.offline}</p>
    if (count === undefined)
      return (
        <Loading text={texts.searching}>
          <SkeletonRows count={4} />
        </Loading>
      )
    if (count === 0 && !isOld)
      return <EmptyState title={texts.nothing(q)}>{texts.nothingHint}</EmptyState>
    return <div aria-busy={isOld}>{children}</div>
  }
  return (
    <>
      <output className="sr-only">{isDone && count > 0 && texts.found(count, more)}</output>
      {content()}
    </>
  )
}
