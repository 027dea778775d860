import type { ReactNode } from 'react'

/** The same height as the loaded switches. */
export function SwitchesSkeleton(): ReactNode {
  return <div className="skeleton m-4 mt-1 h-[30rem]" />
}
