import type { ReactNode } from 'react'

/** Placeholders for a column of tickets. */
export function EventBoxes(): ReactNode {
  return (
    <div className="space-y-2.5 px-4 py-4 md:px-5">
      {[1, 2, 3].map((number) => (
        <div key={number} className="skeleton h-44 rounded-control" />
      ))}
    </div>
  )
}
