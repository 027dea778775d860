import type { ReactNode } from 'react'

interface SampleHeadProps {
  title: string
  hint: string
  /** The button to add a sample, while there is room. */
  children: ReactNode
}

export function SampleHead({ title, hint, children }: SampleHeadProps): ReactNode {
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 md:min-h-8">
      <div className="min-w-0 text-meta">
        <p aria-hidden="true" className="font-semibold">
          {title}
        </p>
        <p className="text-ink-3">{hint}</p>
      </div>
      {children}
    </div>
  )
}
