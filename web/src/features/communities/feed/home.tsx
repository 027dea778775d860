import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { usePhone, useWide } from '../../../platform/page/screen-width.ts'
import { FilterSelect } from '../../../ui/fields/filter-select.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { HomeLink } from '../../../ui/shell/home-link.tsx'
import { InPhoneCorner } from '../../../ui/top-bar.tsx'
import { useOwnCommunities } from '../communities/public.ts'
import { postKeys } from '../posts/public.ts'
import { ComingUp } from './coming-up.tsx'
import { FeedFrame } from './feed-frame.tsx'
import { FeedTabs } from './feed-tabs.tsx'
import { feedTexts as texts } from './texts.ts'

/** Posts and the Information Hub do not load it, because they have a column of their own. */
const EventsColumn = lazyPart(() =>
  import('./events-column.tsx').then((module) => module.EventsColumn),
)

/** The parts of the Information Hub on this page. */
interface HubSlots {
  readonly panel: ReactNode
  /** The latest articles, for the column beside the feed. */
  readonly latest?: ReactNode
  /** About what the panel shows, on top of that column. */
  readonly beside?: ReactNode
}

interface HomeProps {
  /** The content of the panel has a heading and a title of its own. */
  named?: boolean
  shown: 'posts' | 'events' | 'hub'
  /** The page of an article needs neither of them, nor their scripts. */
  posts?: ReactNode
  events?: ReactNode
  /** Stands in the column of a viewer who came in no community. */
  newcomer?: ReactNode
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

interface HomeColumnProps extends Omit<HubSlots, 'panel'>, Pick<HomeProps, 'newcomer'> {}

/**
 * Stands beside the feed on wide screens: it loads after the feed, and the page works without it.
 */
function HomeColumn({ beside, newcomer, latest }: HomeColumnProps): ReactNode {
  const isShown = useWide()
  const isWanted = useAtRest() && isShown
  const { data } = useOwnCommunities()
  // It stays after the first press on Join.
  const [wasNew, setWasNew] = useState(false)
  if (!wasNew && data?.communities.length === 0) setWasNew(true)
  if (!isShown) return null
  return (
    <div className="sticky top-(--safe-top) max-h-(--screen) space-y-5 self-start overflow-y-auto py-5 [scrollbar-width:none]">
      {beside}
      {isWanted && wasNew && newcomer}
      {isWanted && <ComingUp expected={!wasNew} after={latest} />}
    </div>
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

/** In the top bar of a phone, whose strip is full of tabs, otherwise in the strip. */
function PhoneBar({ filter }: { filter: ReactNode }): ReactNode {
  return (
    <>
      <HomeLink />
      <div className="-mr-2.5 flex min-w-0 items-center">
        {filter}
        {/* The lens and the bell: the lens comes later, and moves nothing. */}
        <div className="flex min-w-22 shrink-0 justify-end">
          <InPhoneCorner />
        </div>
      </div>
    </>
  )
}

function HomeHeading(): ReactNode {
  usePageTitle(texts.home)
  return texts.home
}

/** The feed of the viewer's communities, and the Information Hub. */
export function Home({ shown, posts, events, newcomer, hub, named = false }: HomeProps): ReactNode {
  const isPhone = usePhone()
  const filter = shown !== 'hub' && <ShowFilter shown={shown} />
  return (
    <FeedFrame
      heading={named ? undefined : <HomeHeading />}
      phoneBar={<PhoneBar filter={isPhone && filter} />}
      tabs={<FeedTabs current={shown === 'hub' ? 'hub' : 'posts'} atPosts={shown === 'posts'} />}
      filter={!isPhone && filter}
      column={
        shown === 'events' ? (
          <LazyPart>
            <EventsColumn />
          </LazyPart>
        ) : (
          <HomeColumn
            beside={hub.beside}
            newcomer={newcomer}
            latest={shown === 'hub' ? undefined : hub.latest}
          />
        )
      }
    >
      {shown === 'posts' && posts}
      {shown === 'events' && events}
      {shown === 'hub' && hub.panel}
    </FeedFrame>
  )
}
