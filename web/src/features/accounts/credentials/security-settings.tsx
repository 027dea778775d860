import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { useSession } from '../sessions/public.ts'
import { ChangePassword } from './change-password.tsx'
import { securityTexts as texts } from './texts.ts'
import { UpdateEmail } from './update-email.tsx'

/**
 * The section of the profile for a person who signed in by e-mail; it does not exist for others.
 */
export function SecuritySettings(): ReactNode {
  const { user, isOAuth } = useSession()
  if (user === null || isOAuth) return null
  return (
    <Panel title={texts.title}>
      {/* Two forms in one panel, separated by a thin border. */}
      <div className="grid grid-cols-1 border-t border-line md:grid-cols-2">
        <div className="min-w-0 p-4">
          <UpdateEmail email={user.email ?? ''} />
        </div>
        <div className="min-w-0 border-line p-4 max-md:border-t md:border-l">
          <ChangePassword email={user.email ?? ''} />
        </div>
      </div>
    </Panel>
  )
}
