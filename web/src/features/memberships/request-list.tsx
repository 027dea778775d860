import { useRef, useState, type ReactNode } from 'react'
import { Awaited } from '../../ui/states/awaited.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ShowMore } from '../../ui/states/show-more.tsx'
import { RequestRow } from './request-row.tsx'
import { requestTexts as texts } from './request-texts.ts'
import { useDecide, useRequests } from './use-requests.ts'

export function RequestList({ communityId }: { communityId: string }): ReactNode {
  const query = useRequests(communityId)
  const box = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const { mutate } = useDecide(communityId, { onFailure: setFailure })
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {failure && (
        <div className="mb-4">
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
      <Awaited query={query} texts={{ loading: texts.loading, notLoaded: texts.failed }}>
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyBody}</EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {requests.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  onDecide={(approve) => {
                    mutate({ request, approve })
                    // The focused button is removed with its row.
                    box.current?.focus({ preventScroll: true })
                  }}
                />
              ))}
            </ul>
          )
        }
      </Awaited>
      {query.hasNextPage && (
        <ShowMore
          shown={query.data?.length}
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
