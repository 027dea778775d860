import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppShell } from '../features/navigation/public.ts'
import { useSession } from '../features/sessions/public.ts'

export const Route = createFileRoute('/_shell')({ component: Shell })

/** The pages in _shell/ share the navigation, which stays mounted; welcome screens have none. */
function Shell(): ReactNode {
  const visitor = useSession().user === null
  const welcome = useMatches({
    select: (matches) => matches.at(-1)?.staticData.visitors === 'welcome',
  })
  if (visitor && welcome) return <Outlet />
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}
