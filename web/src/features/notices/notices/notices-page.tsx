import type { ReactNode } from 'react'
import { useUnreadNotices } from '../../../platform/page/attention.ts'
import { focusPage } from '../../../platform/page/navigation-focus.tsx'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { useGoBack } from '../../../platform/page/use-go-back.ts'
import { PhoneCorner, TopBar } from '../../../ui/top-bar.tsx'
import { NoticesBody } from './notices-body.tsx'
import { noticeTexts as texts } from './texts.ts'
import { useNotices } from './use-notices.ts'
import { useReadAll } from './use-read.ts'

function ReadAll({ version }: { version: number }): ReactNode {
  // The button disappears with the last unread notice.
  const { mutate, isPending } = useReadAll(focusPage)
  return (
    <button
      type="button"
      onClick={() => isPending || mutate(version)}
      aria-disabled={isPending || undefined}
      className="-mr-2 h-11 rounded-control px-2 text-meta font-semibold text-accent-text underline-offset-2 hover:underline aria-disabled:opacity-50 md:h-9"
    >
      {isPending ? texts.readingAll : texts.readAll}
    </button>
  )
}

/** The viewer's notices. */
export function NoticesPage({ suggestions }: { suggestions: ReactNode }): ReactNode {
  usePageTitle(texts.page)
  const goBack = useGoBack('/')
  const { data } = useNotices()
  const isAnyUnread = useUnreadNotices() !== ''
  return (
    <div className="mx-auto max-w-[680px] border-line pb-6 md:min-h-(--screen) md:border-x">
      <div className="xl:px-5">
        {/* The bell would lead here. */}
        <PhoneCorner value={null}>
          <TopBar
            title={texts.page}
            onBack={goBack}
            actions={data && isAnyUnread && <ReadAll version={data.version} />}
          />
        </PhoneCorner>
      </div>
      <NoticesBody suggestions={suggestions} />
    </div>
  )
}
