import type { ReactNode } from 'react'
import { Loading } from '../../../ui/states/loading.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { verificationTexts as texts } from './texts.ts'

/** The size of the form, which most people will see; a verified person sees one line. */
export function Waiting(): ReactNode {
  const isForm = useSession().user?.verified !== true
  return (
    <div
      data-wide={isForm || undefined}
      className={`px-4 pb-4 ${isForm ? 'min-h-80 md:min-h-68' : 'min-h-10'}`}
    >
      <Loading text={texts.loading}>
        <div className="space-y-2.5 pt-1">
          <div className="skeleton h-3.5 w-4/5" />
          {isForm && <div className="skeleton h-3.5 w-1/2" />}
        </div>
      </Loading>
    </div>
  )
}
