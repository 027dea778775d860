import type { ReactNode } from 'react'
import { useOnline } from '../../platform/online.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { FlatLine } from '../../ui/flat-line.tsx'
import { OfflineBanner } from '../../ui/offline-banner.tsx'
import type { SessionProblem } from './session-state.ts'
import { useSessions } from './sessions-context.tsx'
import { sessionTexts as texts } from './texts.ts'

/** Shown instead of the page, if it is unknown who is signed in. */
export function SessionTrouble({ problem }: { problem: SessionProblem }): ReactNode {
  const { retry, signOut } = useSessions()
  const missing = problem === 'profile_missing'
  const title = missing ? texts.profileMissingTitle : texts.unreachableTitle
  usePageTitle(title)
  return (
    <div className="flex min-h-(--screen) flex-col">
      <OfflineBanner offline={!useOnline()} />
      <main className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col items-center justify-center px-6 py-16 text-center">
        <FlatLine />
        <h1 className="mt-6 text-head">{title}</h1>
        <p role="alert" className="mt-2 text-balance text-ink-2">
          {missing ? texts.profileMissing : texts.unreachable}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
          {missing && (
            <Button variant="ghost" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          )}
        </div>
      </main>
    </div>
  )
}
