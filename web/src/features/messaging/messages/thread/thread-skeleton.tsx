import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

const shapes = ['w-3/5 h-16', 'w-2/5 h-10', 'w-1/2 h-10', 'w-3/5 h-10', 'w-2/5 h-16'] as const

/** Placeholders for messages that are loading. */
export function ThreadSkeleton(): ReactNode {
  return (
    <div className="space-y-4 px-4 py-4 md:px-5">
      {shapes.map((shape, i) => (
        <div key={shape + String(i)} className={classNames('flex', i % 3 === 0 && 'justify-end')}>
          <div className={`skeleton max-w-[70%] rounded-bubble ${shape}`} />
        </div>
      ))}
    </div>
  )
}
