import type { ReactNode } from 'react'

const titleWidths = ['w-[72%]', 'w-[58%]', 'w-[66%]', 'w-[80%]'] as const

/** The skeleton of the rows of a feed. */
export function SkeletonRows({ count = 4 }: { count?: number }): ReactNode {
  return Array.from({ length: count }, (_, i) => (
    <div key={i} className="border-b border-line px-4 pt-4 pb-5 md:px-5">
      <div className="flex gap-3">
        <div className="skeleton size-10 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2 pt-1">
          <div className="skeleton h-3.5 w-36 max-w-full" />
          <div className="skeleton h-3 w-52 max-w-full" />
        </div>
      </div>
      <div className="mt-4 space-y-2.5 md:pl-[52px]">
        <div className={`skeleton h-4 ${titleWidths[i % titleWidths.length]}`} />
        <div className="skeleton h-3.5" />
        <div className="skeleton h-3.5 w-4/5" />
      </div>
    </div>
  ))
}
