import type { ReactNode } from 'react'
import { tooOftenWords } from '../../platform/http/too-often.ts'
import { classNames } from '../class-names.ts'
import { ErrorState } from './error-state.tsx'
import { Loading } from './loading.tsx'
import { ShowNextPage } from './show-more.tsx'

interface FilteredListProps<Data> {
  /** The result of `useInfiniteQuery`, with `keepPreviousData`. */
  query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    /** The data are those of the filters before. */
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  texts: {
    readonly loading: string
    readonly failed: string
    readonly more: string
    readonly loadingMore: string
  }
  /** The number of loaded items. */
  shownOf: (data: Data) => number
  skeleton: ReactNode
  /** An attempt has failed, and the page says that another one is being made. */
  again?: boolean
  /** Something else that is shown with the list is still loading. */
  isWaiting?: boolean
  className?: string
  children: (data: Data) => ReactNode
}

/** A list that is narrowed by filters: after a change of them the list before stays, faded. */
export function FilteredList<Data>(props: FilteredListProps<Data>): ReactNode {
  const { query, texts, shownOf, skeleton, className, children } = props
  const { again = false, isWaiting = false } = props
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (error && (data === undefined || isPlaceholderData))
    return (
      <ErrorState
        message={tooOftenWords(error) ?? texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  if (data === undefined || isWaiting)
    return (
      <div className="pt-10">
        <Loading text={texts.loading} again={again}>
          {skeleton}
        </Loading>
      </div>
    )
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames(
        className,
        'transition-opacity duration-150',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {children(data)}
      {!isPlaceholderData && (
        <ShowNextPage
          query={query}
          shown={shownOf(data)}
          label={texts.more}
          busyLabel={texts.loadingMore}
          failed={texts.failed}
        />
      )}
    </div>
  )
}
