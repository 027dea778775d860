import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OwnCommunities } from '../features/communities/communities/public.ts'
import { AppShell, fillsWindow, hidesBar } from '../features/shell/navigation/public.ts'
import { ShellSearchField, ShellSearchLink } from '../features/search/search/public.ts'
import { useSession } from '../features/accounts/sessions/public.ts'

/** In the first load, and not with the palette: what comes later would move the page's head. */
const search = { field: <ShellSearchField />, link: <ShellSearchLink /> }

export const Route = createFileRoute('/_shell')({ component: Shell })

/** The pages in _shell/ share the navigation, which stays mounted; welcome screens have none. */
function Shell(): ReactNode {
  const { user } = useSession()
  const visitor = user === null
  const isMember = user?.onboardingCompleted === true
  const { welcome, hideBar, fills } = useMatches({
    select: (matches) => ({
      welcome: matches.at(-1)?.staticData.visitors === 'welcome',
      hideBar: hidesBar(matches.at(-1)),
      fills: fillsWindow(matches.at(-1)),
    }),
    structuralSharing: true,
  })
  if (visitor && welcome) return <Outlet />
  return (
    <AppShell
      hideBar={hideBar}
      fills={fills}
      aside={<OwnCommunities />}
      search={isMember ? search : undefined}
    >
      <Outlet />
    </AppShell>
  )
}
