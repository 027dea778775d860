import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppShell } from '../features/navigation/public.ts'

export const Route = createFileRoute('/_shell')({ component: Shell })

/** The pages in _shell/ share the navigation, which stays mounted between them. */
function Shell(): ReactNode {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}
