import type { ReactNode } from 'react'

/** As high as the switches that come. */
export function PushSkeleton(): ReactNode {
  return <div className="skeleton m-4 mt-1 h-44" />
}
