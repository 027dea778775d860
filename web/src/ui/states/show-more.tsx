import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface ShowMoreProps {
  /** The number of loaded items: after more are loaded, the end may be near again. */
  shown: number | undefined
  label: string
  busyLabel: string
  busy: boolean
  /** The error of the last request; then only the button tries again. */
  failure?: string | undefined
  onMore: () => void
}

/** Loads more when the end of a list comes near, or by its button. */
export function ShowMore(props: ShowMoreProps): ReactNode {
  const { shown, label, busyLabel, busy, failure, onMore } = props
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (!busy && failure === undefined) onMore()
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: '600px' },
    )
    if (end.current && shown !== undefined) observer.observe(end.current)
    return () => observer.disconnect()
  }, [shown])
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-5">
      <div role="alert">{failure && <p className="text-meta font-medium">{failure}</p>}</div>
      <Button busy={busy} busyLabel={busyLabel} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}

interface ShowNextPageProps extends Omit<ShowMoreProps, 'busy' | 'failure' | 'onMore'> {
  /** The result of `useInfiniteQuery`. */
  query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
  /** Said if the next page could not be loaded. */
  failed: string
}

/** Loads the next page of a list, as long as there is one. */
export function ShowNextPage({ query, failed, ...rest }: ShowNextPageProps): ReactNode {
  if (!query.hasNextPage) return null
  return (
    <ShowMore
      {...rest}
      busy={query.isFetchingNextPage}
      failure={query.isFetchNextPageError ? failed : undefined}
      onMore={() => void query.fetchNextPage()}
    />
  )
}
