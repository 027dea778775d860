import type { ReactNode } from 'react'
import { Awaited } from '../../ui/states/awaited.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ShowMore } from '../../ui/states/show-more.tsx'
import { NoticeList } from './notice-list.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { noticeTexts as texts } from './texts.ts'
import { useNews } from './use-news.ts'
import { useNotices } from './use-notices.ts'

export function NoticesBody(): ReactNode {
  const query = useNotices()
  const news = useNews(query.data?.notices)
  return (
    <>
      <output className="sr-only">{news > 0 && texts.news(news)}</output>
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
    </>
  )
}
