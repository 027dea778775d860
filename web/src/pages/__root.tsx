import { createRootRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeviceInBackground } from '../features/notices/devices/public.ts'
import { MessagingInBackground } from '../features/messaging/messages/public.ts'
import { NoticesInBackground } from '../features/notices/notices/public.ts'
import { Gate } from '../features/accounts/sessions/public.ts'
import { NavigationFocus } from '../platform/page/navigation-focus.tsx'
import { ToastHost } from '../ui/overlays/toast-host.tsx'

export const Route = createRootRoute({ component: Root })

function Root(): ReactNode {
  return (
    <>
      <Gate>
        <Outlet />
      </Gate>
      <NavigationFocus />
      <MessagingInBackground />
      <NoticesInBackground />
      <DeviceInBackground />
      <ToastHost />
    </>
  )
}
