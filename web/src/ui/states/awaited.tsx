import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { Loading } from './loading.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

interface AwaitedProps<Data> {
  /** The query that loads the list. */
  query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    /** Failed attempts of the current request. */
    readonly failureCount?: number
    readonly refetch: () => unknown
  }
  texts: { readonly loading: string; readonly notLoaded: string }
  /** The skeleton, if the list does not consist of rows. */
  boxes?: ReactNode
  /** The skeleton shows at once, because it is all that a popup has. */
  atOnce?: boolean
  children: (data: Data) => ReactNode
}

/** A list that is loaded: shows a skeleton, the list, or the error with a button to retry. */
export function Awaited<Data>(props: AwaitedProps<Data>): ReactNode {
  const { query, texts, boxes, atOnce = false, children } = props
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return <PanelBoundary data={data}>{children(data)}</PanelBoundary>
  if (isError)
    return (
      <ErrorState
        message={texts.notLoaded}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  return (
    <Loading
      text={texts.loading}
      again={(query.failureCount ?? 0) > 0}
      {...(atOnce && { delay: 0 })}
    >
      {boxes ?? <SkeletonRows />}
    </Loading>
  )
}
