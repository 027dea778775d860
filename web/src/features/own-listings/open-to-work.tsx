import type { ReactNode } from 'react'
import { Later } from '../../ui/later.tsx'

const importPart = () =>
  import('./loaded-open-to-work.tsx').then((module) => module.LoadedOpenToWork)

/** Comes after the page, which is for what others offer. */
export function OpenToWork(): ReactNode {
  return (
    <Later importPart={importPart}>
      <div className="h-[66px] rounded-card border border-line bg-surface xl:h-[430px]" />
    </Later>
  )
}
