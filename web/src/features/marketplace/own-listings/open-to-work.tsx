import type { ReactNode } from 'react'
import { useWide } from '../../../platform/page/use-wide.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { SummaryRow } from './open-summary.tsx'
import { openToWorkTexts as texts } from './texts.ts'
import { useOwnListings } from './use-own-listings.ts'

function Boxes(): ReactNode {
  return ['w-32', 'w-24', 'w-28'].map((width) => (
    <div key={width} className="flex h-14 items-center gap-3 px-4">
      <div className="skeleton size-[18px] shrink-0" />
      <div className={`skeleton h-3.5 ${width}`} />
    </div>
  ))
}

interface OpenAwaitedProps {
  query: Pick<ReturnType<typeof useOwnListings>, 'isError' | 'isFetching' | 'refetch'>
  isWide: boolean
}

/** Shown while the listings load, or if that failed. */
function OpenAwaited({ query, isWide }: OpenAwaitedProps): ReactNode {
  const { isError, isFetching, refetch } = query
  const again = isError && (
    <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
      {uiTexts.retry}
    </Button>
  )
  const failure = isError && <span role="alert">{texts.notLoaded}</span>
  if (!isWide) {
    const line = failure || <Loading text={texts.loading}>{texts.loading}</Loading>
    return <SummaryRow live={false} line={line} action={again} />
  }
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="border-t border-line">
        {failure ? (
          <div className="flex flex-wrap items-center justify-between gap-3 p-4 text-meta text-ink-2">
            {failure}
            {again}
          </div>
        ) : (
          <Loading text={texts.loading}>
            <Boxes />
          </Loading>
        )}
      </div>
    </Panel>
  )
}

const importPart = () =>
  import('./loaded-open-to-work.tsx').then(({ LoadedOpenToWork }) => LoadedOpenToWork)

/** The viewer's own listings. They load lazily, so that the search for others does not wait. */
export function OpenToWork(): ReactNode {
  const isWide = useWide()
  const query = useOwnListings()
  const awaited = <OpenAwaited query={query} isWide={isWide} />
  if (!query.data) return awaited
  return (
    <LazyPart importPart={importPart} part={{ own: query.data, isWide }}>
      {awaited}
    </LazyPart>
  )
}
