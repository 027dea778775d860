import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { feedTexts as texts, Home } from '../../features/feed/public.ts'
import { useSession } from '../../features/sessions/public.ts'
import { HomeWelcome } from '../../features/welcome/public.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opens the Information Hub, as `?view=info` does. */
    view?: 'info'
  }
}

interface Search {
  view?: 'info'
  show?: 'events'
  /** The discussion that is open over the feed; the address shown is the post's own. */
  post?: string
}

export const Route = createFileRoute('/_shell/')({
  validateSearch: ({ view, show, post }: Record<string, unknown>): Search => ({
    ...(view === 'info' && { view }),
    ...(show === 'events' && { show }),
    ...(typeof post === 'string' && post !== '' && { post }),
  }),
  component: HomeOrWelcome,
  staticData: { visitors: 'welcome' },
})

const hub = { panel: <EmptyState title={texts.hubEmpty}>{texts.hubEmptyHint}</EmptyState> }

function SignedInHome(): ReactNode {
  const { view, show, post } = Route.useSearch()
  const isHub = useLocation({ select: ({ state }) => state.view === 'info' }) || view === 'info'
  const router = useRouter()
  const navigate = Route.useNavigate()
  return (
    <Home
      shown={isHub ? 'hub' : show === 'events' ? 'events' : 'posts'}
      hub={hub}
      openPost={post}
      onClosePost={() =>
        router.latestLocation.state.fromView
          ? router.history.back()
          : void navigate({ search: {}, replace: true, resetScroll: false })
      }
    />
  )
}

function HomeOrWelcome(): ReactNode {
  return useSession().user ? <SignedInHome /> : <HomeWelcome />
}
