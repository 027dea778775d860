import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

export function Section({ id, title, children }: SectionProps): ReactNode {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 space-y-4 border-t border-line px-4 py-6 md:px-5 xl:px-0"
    >
      <h2 id={`${id}-title`} className="text-lead">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Elements side by side, which wrap. */
export function Row({ children }: { children: ReactNode }): ReactNode {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}

export function Grid({ children }: { children: ReactNode }): ReactNode {
  return <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">{children}</div>
}
