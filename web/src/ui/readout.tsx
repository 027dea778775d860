import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  quiet: 'text-ink-3',
  plain: 'text-ink-2',
  strong: 'text-ink',
  unread: 'text-accent-text',
} as const

interface ReadoutProps {
  children: ReactNode
  tone?: keyof typeof tones
  /** Makes it a <time>. One that is told in words, as 'Yesterday' or '2 h', is no read-out. */
  dateTime?: string
}

/** Numbers only: times, durations, prices, counts, sizes. */
export function Readout({ children, tone = 'plain', dateTime }: ReadoutProps): ReactNode {
  if (dateTime === undefined)
    return <span className={classNames('readout', tones[tone])}>{children}</span>
  const isInWords = typeof children === 'string' && /\p{L}/u.test(children)
  return (
    <time
      dateTime={dateTime}
      className={classNames(isInWords ? 'text-meta tabular-nums' : 'readout', tones[tone])}
    >
      {children}
    </time>
  )
}
