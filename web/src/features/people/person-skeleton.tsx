import type { ReactNode } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { personTexts as texts } from './page-texts.ts'

/** Placeholders for the content below the head. */
export const panelBoxes = (
  <>
    <div aria-hidden="true" className="skeleton h-60 rounded-card" />
    <div aria-hidden="true" className="skeleton h-60 rounded-card" />
  </>
)

/** Placeholders for a profile. */
export function PersonSkeleton(): ReactNode {
  return (
    <Loading text={texts.loading}>
      <div className="px-4 md:px-5 xl:px-0">
        <div className="flex gap-4">
          <div className="skeleton size-[88px] shrink-0 rounded-full" />
          <div className="min-w-0 flex-1 space-y-3 pt-2">
            <div className="skeleton h-6 w-48 max-w-full" />
            <div className="skeleton h-3.5 w-36 max-w-full" />
            <div className="skeleton h-5 w-56 max-w-full" />
          </div>
        </div>
        <div className="mt-6 space-y-2.5">
          <div className="skeleton h-3.5 max-w-[36rem]" />
          <div className="skeleton h-3.5 w-2/5" />
        </div>
        <div className="skeleton mt-8 h-11 w-72 max-w-full md:h-10" />
        <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">{panelBoxes}</div>
      </div>
    </Loading>
  )
}
