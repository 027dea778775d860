import type { ReactNode } from 'react'
import { Loading } from '../../../ui/states/loading.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx'
import { errorTexts as texts } from './texts.ts'

/** Shown while a page's script loads; the router waits 200 ms before it shows this. */
export function PagePending(): ReactNode {
  return (
    <Loading text={texts.loading} delay={0}>
      <div className="mx-auto max-w-[680px] pt-14">
        <SkeletonRows />
      </div>
    </Loading>
  )
}
