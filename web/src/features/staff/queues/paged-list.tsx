import type { ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'

/** An infinite query whose data is the list of all loaded items. */
export interface PagedQuery<Item> {
  readonly data: readonly Item[] | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly failureCount: number
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>
  texts: {
    readonly loading: string
    readonly notLoaded: string
    readonly empty: string
    readonly more: string
    readonly loadingMore: string
    readonly moreFailed: string
  }
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the console: its skeleton, what went wrong, that it is empty, and its next page. */
export function PagedList<Item>({ query, texts, children }: PagedListProps<Item>): ReactNode {
  return (
    <>
      <Awaited query={query} texts={texts}>
        {(items) => (items.length === 0 ? <EmptyState title={texts.empty} /> : children(items))}
      </Awaited>
      <ShowNextPage
        query={query}
        shown={query.data?.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.moreFailed}
      />
    </>
  )
}
