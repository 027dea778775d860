import type { Notice } from '@patchbay/contract/notices/notices'
import { type ReactNode, useId } from 'react'
import { dayOf } from '../../../platform/time/day.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { NoticeRow } from './notice-row.tsx'
import { noticeTexts as texts } from './texts.ts'
import { useNews } from './use-news.ts'
import { useNotices } from './use-notices.ts'

const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4'] as const

const rows = widths.map((width) => (
  <div key={width} className="flex gap-3 border-b border-line px-4 py-3.5 md:px-5">
    <div className="skeleton size-10 shrink-0 rounded-full" />
    <div className="min-w-0 flex-1 space-y-2 pt-1">
      <div className={`skeleton h-3.5 ${width}`} />
      <div className="skeleton h-3 w-2/5" />
    </div>
  </div>
))

/** Placeholders for the rows, below the border under the name of their group. */
function NoticesSkeleton(): ReactNode {
  return (
    <>
      <div className="label border-b border-line px-4 pt-2 pb-2.5 md:px-5">
        <span className="skeleton inline-block h-[1lh] w-10 align-top" />
      </div>
      {rows}
    </>
  )
}

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

interface NoticesBodyProps {
  /** What to do instead, below the words that there is nothing. */
  suggestions?: ReactNode
}

export function NoticesBody({ suggestions }: NoticesBodyProps): ReactNode {
  const query = useNotices()
  const news = useNews(query.data?.notices)
  return (
    <>
      <output className="sr-only">{news > 0 && texts.news(news)}</output>
      <Awaited query={query} texts={texts} boxes={<NoticesSkeleton />}>
        {({ notices }) =>
          notices.length === 0 ? (
            <>
              <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
              {suggestions}
            </>
          ) : (
            <NoticeList notices={notices} />
          )
        }
      </Awaited>
      <ShowNextPage
        query={query}
        shown={query.data?.notices.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.moreFailed}
      />
    </>
  )
}
