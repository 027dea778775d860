import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { focusPage } from '../../platform/navigation-focus.tsx'
import { usePageTitle } from '../../platform/page-title.ts'
import { Awaited } from '../../ui/awaited.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { useUnreadNotices } from './bell-state.ts'
import { NoticeList } from './notice-list.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { noticeTexts as texts } from './texts.ts'
import { useNotices } from './use-notices.ts'
import { useReadAll } from './use-read.ts'

function ReadAll({ version }: { version: number }): ReactNode {
  const { mutate, isPending } = useReadAll()
  const press = (): void => {
    if (isPending) return
    // The button goes with what was unread.
    mutate(version, { onSuccess: focusPage })
  }
  return (
    <button
      type="button"
      onClick={press}
      aria-disabled={isPending || undefined}
      className="-mr-2 h-11 rounded-control px-2 text-meta font-semibold text-accent-text underline-offset-2 hover:underline aria-disabled:opacity-50 md:h-9"
    >
      {isPending ? texts.readingAll : texts.readAll}
    </button>
  )
}

/** What one should hear of. */
export function NoticesPage(): ReactNode {
  usePageTitle(texts.page)
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const query = useNotices()
  const isAnyUnread = useUnreadNotices() !== ''
  return (
    <div className="mx-auto max-w-[680px] border-line pb-6 md:min-h-dvh md:border-x">
      <div className="xl:px-5">
        <TopBar
          title={texts.page}
          onBack={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))}
          actions={query.data && isAnyUnread && <ReadAll version={query.data.version} />}
        />
      </div>
      <Awaited query={query} texts={texts} boxes={<NoticesSkeleton />}>
        {({ notices }) =>
          notices.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
          ) : (
            <NoticeList notices={notices} />
          )
        }
      </Awaited>
      {query.hasNextPage && (
        <ShowMore
          shown={query.data?.notices.length}
          label={texts.more}
          busyLabel={texts.loadingMore}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.moreFailed : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}
