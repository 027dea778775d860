import type { ReactNode } from 'react'
import { Loading } from '../../ui/loading.tsx'
import { verificationTexts as texts } from './texts.ts'

/** As high as the form, which most people will find here. */
export function Waiting(): ReactNode {
  return (
    <div className="min-h-[17.5rem] px-4 pb-4">
      <Loading text={texts.loading}>
        <div className="space-y-2.5 pt-1">
          <div className="skeleton h-3.5 w-4/5" />
          <div className="skeleton h-3.5 w-1/2" />
        </div>
      </Loading>
    </div>
  )
}
