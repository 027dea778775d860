import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useDelay } from '../../ui/use-delay.ts'
import { sessionTexts as texts } from './texts.ts'

/** The delay avoids a flash when the server is quick. */
export function SessionLoading(): ReactNode {
  const visible = useDelay(200)
  return (
    <main className="grid min-h-(--screen) place-items-center">
      {visible && <Spinner text={texts.loading} />}
    </main>
  )
}
