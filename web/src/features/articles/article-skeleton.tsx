import type { ReactNode } from 'react'

export function HeadSkeleton(): ReactNode {
  return (
    <>
      <div className="skeleton h-44 rounded-[0px] md:h-56" />
      <div className="space-y-3 px-4 pt-6 md:px-5">
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
      </div>
    </>
  )
}

const lines = ['w-full', 'w-11/12', 'w-4/5', 'w-5/6', 'w-2/3']

/** Placeholders for the content below the head. */
export function ArticleSkeleton(): ReactNode {
  return (
    <div className="px-4 pb-6 md:px-5">
      <div className="mt-3.5 mb-6 flex items-center gap-3">
        <div className="skeleton size-8 rounded-full" />
        <div className="skeleton h-3.5 w-40" />
      </div>
      <div className="space-y-3">
        {lines.map((width) => (
          <div key={width} className={`skeleton h-3.5 ${width}`} />
        ))}
      </div>
    </div>
  )
}
