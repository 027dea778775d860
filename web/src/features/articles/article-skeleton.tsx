import type { ReactNode } from 'react'

/** The boxes of an article. */
export function ArticleSkeleton(): ReactNode {
  return (
    <>
      <div className="skeleton h-44 rounded-[0px] md:h-56" />
      <div className="space-y-4 px-4 py-6 md:px-5">
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
        <div className="flex items-center gap-3">
          <div className="skeleton size-8 rounded-full" />
          <div className="skeleton h-3.5 w-40" />
        </div>
        {['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'].map((width, i) => (
          <div key={i} className={`skeleton h-3.5 ${width}`} />
        ))}
      </div>
    </>
  )
}
