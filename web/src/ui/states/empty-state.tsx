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
  /** Such a panel stands above others on phones, and leaves them the room there. */
  low?: boolean
}

export function EmptyState(props: EmptyStateProps): ReactNode {
  const { title, level = 2, children, action, compact = false, low = false } = props
  const Heading = `h${level}` as const
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-[24rem] flex-col items-center px-6 text-center',
        compact ? 'py-8' : 'py-16',
        low && 'max-md:max-w-none max-md:items-start max-md:px-4 max-md:py-0 max-md:text-left',
      )}
    >
      <span className={classNames('contents', low && 'max-md:hidden')}>
        <FlatLine />
      </span>
      {compact ? (
        <p className={classNames('mt-4 font-semibold', low && 'max-md:mt-0')}>{title}</p>
      ) : (
        <Heading className="mt-6 text-title outline-none">{title}</Heading>
      )}
      {children && (
        <p className={classNames('mt-2 text-balance text-ink-2', low && 'max-md:mt-0')}>
          {children}
        </p>
      )}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
