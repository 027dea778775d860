import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { postPageTexts as texts } from './page-texts.ts'
import { isPostMissing, usePost } from './use-post.ts'

function NotHere(): ReactNode {
  return (
    <EmptyState
      level={1}
      title={texts.notFoundTitle}
      action={<LinkButton to="/communities">{texts.communities}</LinkButton>}
    >
      {texts.notFoundBody}
    </EmptyState>
  )
}

/**
 * The page at a post's own URL. Once its community is known, it shows the community with the
 * discussion over it; the URL stays, so that it can be shared.
 */
export function PostPage({ postId }: { postId: string }): ReactNode {
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = usePost(postId)
  // The linked reply. The router loses the hash of a masked URL.
  const router = useRouter()
  const [reply] = useState(() => router.latestLocation.hash || undefined)
  const isMissing = isPostMissing(error)
  const communityId = isMissing ? undefined : data?.communityId
  usePageTitle(isMissing ? texts.notFoundTitle : texts.page)
  useEffect(() => {
    if (communityId === undefined) return
    void navigate({
      to: '/communities/$communityId',
      params: { communityId },
      search: { post: postId, ...(reply !== undefined && { reply }) },
      mask: {
        to: '/posts/$postId',
        params: { postId },
        ...(reply !== undefined && { hash: reply }),
      },
      replace: true,
    })
  }, [navigate, communityId, postId, reply])
  if (isMissing) return <NotHere />
  if (error && !data)
    return (
      <ErrorState
        message={texts.notLoaded}
        onRetry={() => void refetch()}
        busy={isFetching}
        busyLabel={texts.loading}
      />
    )
  return (
    <Loading text={texts.loading}>
      <SkeletonRows />
    </Loading>
  )
}
