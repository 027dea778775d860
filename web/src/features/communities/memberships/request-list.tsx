import type { MembershipRequest } from '@patchbay/contract/communities/memberships'
import { useRef, useState, type ReactNode } from 'react'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { requestTexts as texts } from './texts.ts'
import { useDecide, useRequests } from './use-requests.ts'

interface RequestRowProps {
  request: MembershipRequest
  onDecide: (approve: boolean) => void
}

function RequestRow({ request, onDecide }: RequestRowProps): ReactNode {
  const { person, message, createdAt } = request
  const name = nameOf(person)
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <PersonAvatar person={person} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0">
            <PersonLink person={person} />
          </div>
          <time dateTime={createdAt} className="block text-meta text-ink-3">
            {whenInWords(createdAt)}
          </time>
        </div>
      </div>
      {message && (
        <p dir="auto" className="mt-2.5 break-words whitespace-pre-line text-ink-2">
          {message}
        </p>
      )}
      <div className="mt-3 flex gap-2 max-md:*:flex-1">
        <Button
          size="sm"
          aria-label={texts.named(texts.approve, name)}
          onClick={() => onDecide(true)}
        >
          {texts.approve}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.named(texts.reject, name)}
          onClick={() => onDecide(false)}
        >
          {texts.reject}
        </Button>
      </div>
    </li>
  )
}

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
      <ShowNextPage
        query={query}
        shown={query.data?.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.failed}
      />
    </div>
  )
}
