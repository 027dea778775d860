import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const sizes = {
  sm: 'h-[17px] min-w-[17px] px-1 text-[10px] ring-2 ring-bg',
  md: 'h-5 min-w-5 px-1.5 text-micro',
} as const

/** The amber count. Text for screen readers beside it gives its meaning. */
export function BadgeCount({
  count,
  size = 'md',
}: {
  count: number
  size?: keyof typeof sizes
}): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid place-items-center rounded-full bg-accent font-mono leading-none font-semibold text-on-accent',
        sizes[size],
      )}
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}
