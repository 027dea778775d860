import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { useDelay } from './use-delay.ts'

/** Replaces a page of which nothing is known yet. The delay avoids a flash if it is quick. */
export function PageLoading({ text }: { text: string }): ReactNode {
  const visible = useDelay(200)
  return (
    <main className="grid min-h-(--screen) place-items-center">
      {visible && <Spinner text={text} />}
    </main>
  )
}
