import { type CommunityEvent, getEvent } from '@patchbay/contract/communities/events'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { read } from '../../../../platform/http/read.ts'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { TopBar } from '../../../../ui/top-bar.tsx'
import { insideSharing } from '../../communities/public.ts'
import { EventDetails } from './event-details.tsx'
import { eventKeys } from '../events.cache.ts'
import { eventPageTexts as texts } from '../texts.ts'

function useEvent(eventId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: eventKeys.one(eventId),
    ...read(getEvent, { params: { eventId } }),
    structuralSharing: insideSharing(client),
    meta: { followed: true },
  })
}

const boxes = (
  <div className="space-y-4 px-4 md:px-5 xl:px-0">
    <div className="skeleton h-8 w-2/3" />
    <div className="skeleton h-48 rounded-card" />
  </div>
)

/** The same for a forbidden event, whose existence must not be revealed. */
function NotHere(): ReactNode {
  return (
    <>
      <TopBar title={texts.page} />
      <EmptyState
        title={texts.notFoundTitle}
        action={<LinkButton to="/communities">{texts.communities}</LinkButton>}
      >
        {texts.notFoundBody}
      </EmptyState>
    </>
  )
}

export function EventPage({ eventId }: { eventId: string }): ReactNode {
  const navigate = useNavigate()
  const query = useEvent(eventId)
  const { data, error } = query
  usePageTitle(data?.title ?? texts.page)
  const leave = ({ communityId }: CommunityEvent): void =>
    void navigate({ to: '/communities/$communityId', params: { communityId }, replace: true })
  const isHere = !(error instanceof ApiError) || ![400, 403, 404].includes(error.status)
  return (
    <div className="mx-auto max-w-[760px] pb-10 xl:max-w-[1000px]">
      {isHere ? (
        <Awaited query={query} texts={texts} boxes={boxes}>
          {(event) => <EventDetails event={event} onDeleted={() => leave(event)} />}
        </Awaited>
      ) : (
        <NotHere />
      )}
    </div>
  )
}
