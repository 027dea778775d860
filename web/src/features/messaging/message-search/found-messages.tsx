import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { ListSkeleton, useListKeys, type FoundProps } from '../conversations/public.ts'
import { FoundRow } from './found-row.tsx'
import { searchTexts as texts } from './texts.ts'
import { useMessageSearch, type Hit, type MessageSearch } from './use-message-search.ts'

interface HitsProps {
  hits: readonly Hit[]
  search: MessageSearch
  viewerId: string
}

function Hits({ hits, search, viewerId }: HitsProps): ReactNode {
  const now = useNow()
  const ids = hits.map(({ message }) => message.id)
  const { reachable, setFocused, onKeyDown } = useListKeys(ids, undefined)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves between the links in it */}
      <ul aria-label={texts.list} aria-busy={search.isOld} onKeyDown={onKeyDown}>
        {hits.map(({ message, conversation }) => (
          <FoundRow
            key={message.id}
            message={message}
            conversation={conversation}
            viewerId={viewerId}
            now={now}
            reachable={message.id === reachable}
            onFocus={() => setFocused(message.id)}
          />
        ))}
      </ul>
      {search.more && !search.isOld && (
        <ShowMore
          shown={hits.length}
          label={texts.more}
          busyLabel={texts.moreLoading}
          busy={search.loadingMore}
          failure={search.moreFailure}
          onMore={search.loadMore}
        />
      )}
    </>
  )
}

function Content(props: Omit<HitsProps, 'hits'>): ReactNode {
  const { hits, isOffline, isOld, failure, retry } = props.search
  if (failure) return <ErrorState message={failure} onRetry={retry} />
  if (isOffline && (isOld || !hits))
    return <p className="px-4.5 py-2 text-meta text-ink-2">{texts.offline}</p>
  if (!hits)
    return (
      <Loading text={texts.searching}>
        <ListSkeleton rows={3} />
      </Loading>
    )
  if (hits.length > 0) return <Hits {...props} hits={hits} />
  return (
    <div className="px-4.5 py-2 text-meta text-ink-2">
      <p>{texts.nothingFound}</p>
      <p className="mt-1 text-ink-3">{texts.nothingFoundHint}</p>
    </div>
  )
}

/** Messages that match the text typed above the list. */
export function FoundMessages({ q, viewerId }: FoundProps): ReactNode {
  const search = useMessageSearch(q)
  const { hits, isOld, more } = search
  return (
    <div className="border-t border-line pt-4 pb-2">
      <h2 className="label px-4.5 pb-1.5 text-ink-3">{texts.title}</h2>
      <output className="sr-only">
        {hits && !isOld && (hits.length > 0 ? texts.found(hits.length, more) : texts.nothingFound)}
      </output>
      <Content search={search} viewerId={viewerId} />
    </div>
  )
}
