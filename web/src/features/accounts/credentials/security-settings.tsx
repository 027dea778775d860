import type { ReactNode } from 'react'
import { LazyPart } from '../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../ui/states/loading.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useSession } from '../sessions/public.ts'
import { securityTexts as texts } from './texts.ts'

const importForms = () => import('./security-forms.tsx').then((module) => module.SecurityForms)

/**
 * The section of the profile for a person who signed in by e-mail; it does not exist for others.
 */
export function SecuritySettings(): ReactNode {
  const { user, isOAuth } = useSession()
  if (user === null || isOAuth) return null
  return (
    <Panel title={texts.title}>
      <LazyPart importPart={importForms}>
        <div className="min-h-96 border-t border-line p-4">
          <Loading text={texts.loading}>
            <div className="skeleton h-40" />
          </Loading>
        </div>
      </LazyPart>
    </Panel>
  )
}
