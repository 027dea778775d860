import type { Notice } from '@patchbay/contract/notices/notices'
import { type ReactNode, useId } from 'react'
import { dayOf } from '../../../platform/time/day.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { NoticeRow } from './notice-row.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { noticeTexts as texts } from './texts.ts'
import { useNews } from './use-news.ts'
import { useNotices } from './use-notices.ts'

interface GroupProps {
  title: string
  notices: readonly Notice[]
  now: number
}

function Group({ title, notices, now }: GroupProps): ReactNode {
  const id = useId()
  if (notices.length === 0) return null
  return (
    <section aria-labelledby={id} className="not-first:mt-6">
      <h2 id={id} className="label border-b border-line px-4 pt-2 pb-2.5 text-ink-3 md:px-5">
        {title}
      </h2>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** Two groups, today and earlier, by the browser's clock. */
function NoticeList({ notices }: { notices: readonly Notice[] }): ReactNode {
  const now = useNow()
  const today = dayOf(new Date(now))
  const isOfToday = ({ createdAt }: Notice): boolean => dayOf(createdAt) === today
  return (
    <div>
      <Group title={texts.today} notices={notices.filter(isOfToday)} now={now} />
      <Group
        title={texts.earlier}
        notices={notices.filter((notice) => !isOfToday(notice))}
        now={now}
      />
    </div>
  )
}

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
