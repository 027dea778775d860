import { useId, type ReactNode } from 'react'
import { PanelBoundary } from './states/panel-boundary.tsx'

interface PanelProps {
  title: string
  /** One line under the title. */
  hint?: string
  action?: ReactNode
  children: ReactNode
}

export function Panel({ title, hint, action, children }: PanelProps): ReactNode {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="px-4 pt-3.5 pb-2.5">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-lead">
            {title}
          </h2>
          {action}
        </div>
        {hint && <p className="mt-1 text-meta text-ink-2">{hint}</p>}
      </header>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
