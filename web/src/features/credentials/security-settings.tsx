import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
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
  const { part: SecurityForms, load } = useLoaded(importForms)
  const [failed, setFailed] = useState(false)
  const isShown = user !== null && !isOAuth
  const begin = useEffectEvent(async () => {
    if (!(await load())) setFailed(true)
  })
  useEffect(() => {
    if (isShown) void begin()
  }, [isShown])
  const retry = async (): Promise<void> => setFailed(!(await load()))
  if (!isShown) return null
  return (
    <Panel title={texts.title}>
      {SecurityForms && <SecurityForms email={user.email ?? ''} />}
      {failed && <ErrorState message={texts.notLoaded} onRetry={() => void retry()} />}
      {!SecurityForms && !failed && (
        <Loading text={texts.loading}>
          <Boxes />
        </Loading>
      )}
    </Panel>
  )
}
