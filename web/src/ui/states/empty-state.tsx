import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FlatLine } from './flat-line.tsx'

interface EmptyStateProps {
  title: string
  /** 1 if it replaces a whole page. */
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
  /** For use in a panel. */
  compact?: boolean
}

export function EmptyState(props: EmptyStateProps): ReactNode {
  const { title, level = 2, children, action, compact = false } = props
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-[24rem] flex-col items-center px-6 text-center',
        compact ? 'py-8' : 'py-16',
      )}
    >
      <FlatLine />
      {compact ? (
        <p className="mt-4 font-semibold">{title}</p>
      ) : (
        <Heading className="mt-6 text-title outline-none">{title}</Heading>
      )}
      {children && <p className="mt-2 text-balance text-ink-2">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
