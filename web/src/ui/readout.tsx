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
  /** Makes it a <time>. */
  dateTime?: string
}

/** Numbers only: times, durations, prices, counts, sizes. */
export function Readout({ children, tone = 'plain', dateTime }: ReadoutProps): ReactNode {
  const className = classNames('readout', tones[tone])
  if (dateTime === undefined) return <span className={className}>{children}</span>
  return (
    <time dateTime={dateTime} className={className}>
      {children}
    </time>
  )
}
