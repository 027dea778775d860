import type { ReactNode } from 'react'
import { useDelay } from './use-delay.ts'

interface LoadingProps {
  /** For screen readers, such as "Loading events...". */
  text: string
  /** The skeleton of the content. */
  children: ReactNode
  delay?: number
}

/**
 * Skeletons and the text for screen readers appear only after 200 ms. Their space is reserved from
 * the start, so that nothing below them moves.
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
