import type { ReactNode } from 'react'
import type { Point } from './points.ts'

export function PointList({ points }: { points: readonly Point[] }): ReactNode {
  return (
    <ul className="space-y-4">
      {points.map(({ icon: Icon, title, line }) => (
        <li key={title} className="flex gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface text-ink-2">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-meta text-ink-2">{line}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
