import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { useWide } from '../../../platform/page/use-wide.ts'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import { LinkTab } from '../../../ui/link-tab.tsx'
import { HomeLink } from '../../../ui/shell/home-link.tsx'
import { Bell } from '../../notices/notices/public.ts'
import { postKeys } from '../posts/public.ts'
import { ComingUp } from './coming-up.tsx'
import { FeedEventsPanel } from './events-panel.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { FeedList, type FeedListProps } from './feed-list.tsx'
import { feedTexts as texts } from './texts.ts'
import { useShowNewest } from './use-show-newest.ts'

/** The parts of the Information Hub on this page. */
interface HubSlots {
  readonly panel: ReactNode
  /** The latest articles, for the column beside the feed. */
  readonly latest?: ReactNode
}

interface HomeProps {
  /** The content of the panel has a heading and a title of its own. */
  named?: boolean
  shown: 'posts' | 'events' | 'hub'
  posts?: FeedListProps
  hub: HubSlots
}

/** True once the main content of the page is loaded. */
function useAtRest(): boolean {
  const client = useQueryClient()
  const isBusy = (): boolean => client.isFetching({ queryKey: postKeys.feed }) > 0
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    if (atRest) return undefined
    const look = (): void => {
      if (!isBusy()) setAtRest(true)
    }
    look()
    return client.getQueryCache().subscribe(look)
  })
  return atRest
}

/** Beside the feed on wide screens: it loads after the feed, and the page works without it. */
function HomeColumn({ latest }: { latest: ReactNode }): ReactNode {
  const isShown = useWide()
  const isWanted = useAtRest() && isShown
  if (!isShown) return null
  return (
    <div className="sticky top-(--safe-top) max-h-(--screen) space-y-5 self-start overflow-y-auto py-5 [scrollbar-width:none]">
      {isWanted && <ComingUp />}
      {isWanted && latest}
    </div>
  )
}

function HomeTabs({ shown }: Pick<HomeProps, 'shown'>): ReactNode {
  const { showNewest } = useShowNewest()
  // Pressing the current tab scrolls to the top; at the top it shows the newest posts.
  const pressPosts = (event: MouseEvent): void => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (shown !== 'posts' || isElsewhere) return
    event.preventDefault()
    if (window.scrollY > 0) window.scrollTo({ top: 0 })
    else showNewest()
  }
  return (
    <>
      <LinkTab to="/" current={shown !== 'hub'} onClick={pressPosts}>
        {texts.posts}
      </LinkTab>
      <LinkTab to="/" search={{ view: 'info' }} current={shown === 'hub'}>
        {texts.hub}
      </LinkTab>
    </>
  )
}

function ShowFilter({ shown }: Pick<HomeProps, 'shown'>): ReactNode {
  const navigate = useNavigate()
  return (
    <FilterSelect
      plain
      label={texts.show}
      value={shown}
      onChange={({ target }) =>
        void navigate({ to: '/', search: target.value === 'events' ? { show: 'events' } : {} })
      }
    >
      <option value="posts">{texts.allPosts}</option>
      <option value="events">{texts.onlyEvents}</option>
    </FilterSelect>
  )
}

const phoneBar = (
  <>
    <HomeLink />
    <div className="-mr-2.5 flex">
      <Link
        to="/events"
        aria-label={texts.eventsLink}
        className="grid size-11 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink"
      >
        <CalendarDays className="size-5" aria-hidden="true" />
      </Link>
      <Bell />
    </div>
  </>
)

function HomeHeading(): ReactNode {
  usePageTitle(texts.home)
  return texts.home
}

/** The feed of the viewer's communities, and the Information Hub. */
export function Home({ shown, posts, hub, named = false }: HomeProps): ReactNode {
  return (
    <FeedFrame
      heading={named ? undefined : <HomeHeading />}
      phoneBar={phoneBar}
      tabs={<HomeTabs shown={shown} />}
      filter={shown !== 'hub' && <ShowFilter shown={shown} />}
      column={<HomeColumn latest={shown === 'hub' ? undefined : hub.latest} />}
    >
      {shown === 'posts' && posts && <FeedList {...posts} />}
      {shown === 'events' && <FeedEventsPanel />}
      {shown === 'hub' && hub.panel}
    </FeedFrame>
  )
}
