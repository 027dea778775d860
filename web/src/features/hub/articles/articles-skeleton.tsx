import type { ReactNode } from 'react'

/** Placeholders for the list. */
export function ArticlesSkeleton({ count = 6 }: { count?: number }): ReactNode {
  return (
    <div className="md:grid md:grid-cols-2 md:gap-x-4 md:gap-y-7 md:p-5">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="flex gap-4 border-b border-line p-4 md:block md:border-0 md:p-0">
          <div className="skeleton h-[72px] w-28 shrink-0 rounded-control md:aspect-[8/5] md:h-auto md:w-full" />
          <div className="min-w-0 flex-1 space-y-2.5 md:mt-3">
            <div className="skeleton h-3 w-16" />
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
