import type { Community } from '@patchbay/contract/communities/communities'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { pageTexts as texts } from './page-texts.ts'
import type { CommunitySlots } from './slots.ts'
import { isMissing, useCommunity } from '../use-community.ts'
import { ViewCommunity } from './view-community.tsx'

/** Placeholders for a community's head. */
function CommunitySkeleton({ again = false }: { again?: boolean }): ReactNode {
  return (
    <Loading text={texts.loading} again={again}>
      <div className="skeleton mx-auto h-28 max-w-[1000px] rounded-[0px] md:h-36 xl:mt-5 xl:rounded-card" />
      <div className="mx-auto max-w-[1000px] px-4 pt-4 md:px-5 md:pt-5 xl:px-0">
        <div className="skeleton h-8 w-3/5" />
        <div className="skeleton mt-3 h-5 w-2/5" />
        <div className="skeleton mt-6 h-4" />
        <div className="skeleton mt-2.5 h-4 w-4/5" />
      </div>
    </Loading>
  )
}

function CommunityMissing(): ReactNode {
  usePageTitle(texts.missing)
  return (
    <EmptyState
      level={1}
      title={texts.missing}
      action={
        <LinkButton to="/communities" variant="primary">
          {texts.browse}
        </LinkButton>
      }
    >
      {texts.missingBody}
    </EmptyState>
  )
}

interface CommunityPageProps {
  communityId: string
  editing: boolean
  slots: CommunitySlots
}

const EditCommunity = lazyPart(() =>
  import('../form/edit-community.tsx').then((module) => module.EditCommunity),
)

/** A community, as a page or, for its leader at `?edit`, as a form. */
export function CommunityPage({ communityId, editing, slots }: CommunityPageProps): ReactNode {
  const router = useRouter()
  const { data, error, isFetching, failureCount, refetch } = useCommunity(communityId)
  const [wasEditing, setWasEditing] = useState(false)
  if (editing && !wasEditing) setWasEditing(true)

  const leave = (asked: boolean): void => {
    const { fromView } = router.latestLocation.state
    if (fromView) router.history.back({ ignoreBlocker: asked })
    else
      void router.navigate({
        to: '/communities/$communityId',
        params: { communityId },
        search: {},
        replace: true,
        ignoreBlocker: asked,
      })
  }

  // A viewer who opens the form by its URL without the right to edit sees the page instead. An open
  // form stays, with the typed values, even if the session expires.
  const [led, setLed] = useState<Community>()
  if (data?.can.lead && led !== data) setLed(data)
  if (isMissing(error)) return <CommunityMissing />
  if (!data && !led && error)
    return (
      <ErrorState
        message={texts.failed}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  if (editing && led)
    return (
      <LazyPart fallback={<CommunitySkeleton />} onFailure={() => leave(true)}>
        <EditCommunity community={led} onCancel={() => leave(false)} onSaved={() => leave(true)} />
      </LazyPart>
    )
  if (!data) return <CommunitySkeleton again={failureCount > 0} />
  return (
    <ViewCommunity
      community={data}
      slots={slots}
      returning={wasEditing}
      onApproach={() => void EditCommunity.prepare()}
    />
  )
}
