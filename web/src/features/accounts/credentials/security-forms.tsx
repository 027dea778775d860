import type { ReactNode } from 'react'
import { useSession } from '../sessions/public.ts'
import { ChangePassword } from './change-password.tsx'
import { UpdateEmail } from './update-email.tsx'

/** Two forms in one panel, separated by a thin border. */
export function SecurityForms(): ReactNode {
  const email = useSession().user?.email ?? ''
  return (
    <div className="grid grid-cols-1 border-t border-line md:grid-cols-2">
      <div className="min-w-0 p-4">
        <UpdateEmail />
      </div>
      <div className="min-w-0 border-line p-4 max-md:border-t md:border-l">
        <ChangePassword email={email} />
      </div>
    </div>
  )
}
