import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticlesPanel, LatestArticles } from '../../features/hub/articles/public.ts'
import { FeedEventsPanel, FeedList, Home } from '../../features/communities/feed/public.ts'
import { useSession } from '../../features/accounts/sessions/public.ts'
import { LargestCommunity, OpenCommunities } from '../../features/communities/communities/public.ts'
import { OpenEvents } from '../../features/communities/events/public.ts'
import { SoundClip } from '../../features/content/attachments/public.ts'
import { LazyPart, lazyPart } from '../../ui/states/lazy-part.tsx'
import { HomeWelcome, welcomeClip } from '../../features/shell/welcome/public.ts'

const FirstHome = lazyPart(() => import('../-first-home.tsx').then((module) => module.FirstHome))

const GoalsFirst = lazyPart(() => import('../-first-home.tsx').then((module) => module.GoalsFirst))

const FirstColumn = lazyPart(() =>
  import('../-first-home.tsx').then((module) => module.FirstColumn),
)

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opens the Information Hub, as `?view=info` does. */
    view?: 'info'
  }
}

interface Search {
  view?: 'info'
  show?: 'events'
  /** A category of the Information Hub, by its slug. */
  category?: string
  /** The discussion that is open over the feed; the URL shown is the post's own. */
  post?: string
}

export const Route = createFileRoute('/_shell/')({
  validateSearch: ({ view, show, category, post }: Record<string, unknown>): Search => ({
    ...(view === 'info' && { view }),
    ...(show === 'events' && { show }),
    ...(view === 'info' && typeof category === 'string' && category !== '' && { category }),
    ...(typeof post === 'string' && post !== '' && { post }),
  }),
  component: HomeOrWelcome,
  staticData: { visitors: 'welcome' },
})

function Goals({ children }: { children: ReactNode }): ReactNode {
  return (
    <LazyPart fallback={<div className="skeleton h-[330px] rounded-card" />}>
      <GoalsFirst>{children}</GoalsFirst>
    </LazyPart>
  )
}

function SignedInHome(): ReactNode {
  const { view, show, category, post } = Route.useSearch()
  const isHub = useLocation({ select: ({ state }) => state.view === 'info' }) || view === 'info'
  const router = useRouter()
  const navigate = Route.useNavigate()
  const panel = (
    <ArticlesPanel
      category={category}
      onCategory={(slug) =>
        void navigate({
          search: { view: 'info', ...(slug !== undefined && { category: slug }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
  return (
    <Home
      shown={isHub ? 'hub' : show === 'events' ? 'events' : 'posts'}
      hub={{ panel, latest: <LatestArticles /> }}
      newcomer={
        // It is as high as what comes, which stands above the rest of the column.
        <LazyPart fallback={<div className="skeleton h-[328px] rounded-card" />}>
          <FirstColumn />
        </LazyPart>
      }
      posts={
        <FeedList
          openPost={post}
          Goals={Goals}
          beside={
            <LazyPart>
              <FirstHome />
            </LazyPart>
          }
          onClosePost={() =>
            router.latestLocation.state.fromView
              ? router.history.back()
              : void navigate({ search: {}, replace: true, resetScroll: false })
          }
        />
      }
      events={<FeedEventsPanel />}
    />
  )
}

function HomeOrWelcome(): ReactNode {
  if (useSession().user) return <SignedInHome />
  return (
    <HomeWelcome
      clip={<SoundClip attachment={welcomeClip} action={false} />}
      Events={OpenEvents}
      community={<LargestCommunity />}
      below={<OpenCommunities />}
    />
  )
}
