import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../features/accounts/sessions/public.ts'
import { NotFound } from '../../features/shell/errors/public.ts'
import { LazyPart, lazyPart } from '../../ui/states/lazy-part.tsx'

export const Route = createFileRoute('/staff/$')({
  component: Staff,
  staticData: { visitors: 'public' },
})

const Console = lazyPart(() =>
  import('../../features/staff/console/public.ts').then((module) => module.StaffConsole),
)

/** Only staff load the console; for everybody else there is no such page. */
function Staff(): ReactNode {
  const role = useSession().user?.role ?? 'user'
  if (role === 'user') return <NotFound />
  return (
    <LazyPart open>
      <Console role={role} />
    </LazyPart>
  )
}
