import type { ReactNode } from 'react'
import { FlatLine } from './flat-line.tsx'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps): ReactNode {
  return (
    <div className="mx-auto flex max-w-[24rem] flex-col items-center px-6 py-16 text-center">
      <FlatLine />
      <h2 className="mt-6 text-title">{title}</h2>
      {children && <p className="mt-2 text-balance text-ink-2">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
