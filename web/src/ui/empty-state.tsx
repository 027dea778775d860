import type { ReactNode } from 'react'
import { FlatLine } from './flat-line.tsx'

interface EmptyStateProps {
  title: string
  /** 1 where it stands in place of a whole page. */
  level?: 1 | 2
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, level = 2, children, action }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-[24rem] flex-col items-center px-6 py-16 text-center">
      <FlatLine />
      <Heading className="mt-6 text-title">{title}</Heading>
      {children && <p className="mt-2 text-balance text-ink-2">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
