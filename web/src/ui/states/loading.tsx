import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import { useDelay } from './use-delay.ts'

interface LoadingProps {
  /** For screen readers, such as "Loading events...". */
  text: string
  /** The skeleton of the content. */
  children: ReactNode
  delay?: number
  /** An attempt has failed, and another one is being made. */
  again?: boolean
}

/**
 * Skeletons and the text for screen readers appear only after 200 ms. Their space is reserved from
 * the start, so that nothing below them moves.
 */
export function Loading(props: LoadingProps): ReactNode {
  const { text, children, delay = 200, again = false } = props
  const visible = useDelay(delay)
  return (
    <div>
      <output className={again ? 'block px-4 py-3 text-center text-meta text-ink-2' : 'sr-only'}>
        {visible && (again ? uiTexts.tryingAgain : text)}
      </output>
      <div aria-hidden="true" className={visible ? undefined : 'invisible'}>
        {children}
      </div>
    </div>
  )
}
