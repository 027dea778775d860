import type { ReactNode } from 'react'
import { useDelay } from './use-delay.ts'

interface LoadingProps {
  /** Said to a screen reader, such as "Loading events...". */
  text: string
  /** The boxes of what is coming. */
  children: ReactNode
  delay?: number
}

/**
 * Skeletons appear only after 200 ms, with the waiting said in words. Their room is kept from the
 * start, so that nothing below them moves.
 */
export function Loading({ text, children, delay = 200 }: LoadingProps): ReactNode {
  const visible = useDelay(delay)
  return (
    <div>
      <output className="sr-only">{visible && text}</output>
      <div aria-hidden="true" className={visible ? undefined : 'invisible'}>
        {children}
      </div>
    </div>
  )
}
