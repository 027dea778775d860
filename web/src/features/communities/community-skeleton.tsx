import type { ReactNode } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { pageTexts as texts } from './page-texts.ts'

/** Placeholders for a community's head. */
export function CommunitySkeleton(): ReactNode {
  return (
    <Loading text={texts.loading}>
      <div className="skeleton h-40 rounded-[0px] md:h-52 xl:-mx-8 xl:h-56" />
      <div className="mx-auto max-w-[1000px] px-4 md:px-5">
        <div className="relative -mt-8 w-fit rounded-[20px] bg-bg p-1 md:-mt-10">
          <div className="size-[72px] rounded-[16px] bg-raised md:size-[88px]" />
        </div>
        <div className="skeleton mt-3 h-8 w-3/5" />
        <div className="skeleton mt-3 h-5 w-2/5" />
        <div className="skeleton mt-6 h-4" />
        <div className="skeleton mt-2.5 h-4 w-4/5" />
      </div>
    </Loading>
  )
}
