import type { ReactNode } from 'react'
import { Later } from '../../ui/later.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSession } from '../sessions/public.ts'
import { securityTexts as texts } from './texts.ts'

const importForms = () => import('./security-forms.tsx').then((module) => module.SecurityForms)

function Boxes(): ReactNode {
  return (
    <div className="space-y-3 border-t border-line p-4">
      <div className="skeleton h-4 w-40" />
      <div className="skeleton h-10" />
      <div className="skeleton h-10 w-48" />
    </div>
  )
}

/** The section of the profile for whoever signed in by e-mail; it does not exist for others. */
export function SecuritySettings(): ReactNode {
  const { user, isOAuth } = useSession()
  if (user === null || isOAuth) return null
  return (
    <Panel title={texts.title}>
      <Later importPart={importForms}>
        <Loading text={texts.loading}>
          <Boxes />
        </Loading>
      </Later>
    </Panel>
  )
}
