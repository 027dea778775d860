import type { ReactNode } from 'react'
import { feedTexts as texts } from './texts.ts'

interface FeedFrameProps {
  /** The page's heading for screen readers; none if the content has its own. */
  heading: ReactNode
  /** Above the tabs on phones, which have no side bar with the wordmark. */
  phoneBar?: ReactNode
  tabs?: ReactNode
  /** At the right end of the strip, such as a filter. */
  filter?: ReactNode
  /** It stands beside the feed, from 1200 px. */
  column?: ReactNode
  children: ReactNode
}

/** The strip with the tabs, and the content below it. */
export function FeedFrame(props: FeedFrameProps): ReactNode {
  return (
    <div className="mx-auto max-w-[680px] xl:grid xl:max-w-[1000px] xl:grid-cols-[minmax(0,1fr)_312px] xl:gap-8">
      <div className="min-w-0 border-line md:min-h-(--screen) md:border-x">
        {props.heading && <h1 className="sr-only">{props.heading}</h1>}
        <div className="flex h-14 items-center justify-between px-4 md:hidden">
          {props.phoneBar}
        </div>
        <div className="sticky top-(--safe-top) z-20 flex h-[49px] items-center justify-between gap-3 border-b border-line bg-bg px-4 md:h-[57px] md:px-5">
          <nav
            aria-label={texts.views}
            // Three tabs fit on the narrowest phone, and at 400 % zoom.
            className="-mb-px flex min-w-0 gap-5 overflow-x-auto [scrollbar-width:none] max-md:gap-3.5 max-[23rem]:gap-2.5 max-[23rem]:text-meta max-[23rem]:[font-stretch:80%]"
          >
            {props.tabs}
          </nav>
          {props.filter && <div className="-mr-2.5 shrink-0">{props.filter}</div>}
        </div>
        {props.children}
      </div>
      {props.column}
    </div>
  )
}
