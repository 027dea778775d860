import type { ReactNode } from 'react'

/** The skeleton of a grid of cards. */
export function SkeletonCards({ count = 3 }: { count?: number }): ReactNode {
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3 xl:gap-4">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="skeleton h-24 rounded-[0px]" />
          <div className="space-y-3 p-4">
            <div className="skeleton h-5 w-16" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-3.5" />
            <div className="skeleton h-3.5 w-4/5" />
            <div className="skeleton h-10" />
          </div>
        </div>
      ))}
    </div>
  )
}
