import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface BannerProps {
  tone: 'error' | 'success'
  children: ReactNode
}

/** Shown above the thing it is about. */
export function Banner({ tone, children }: BannerProps): ReactNode {
  const error = tone === 'error'
  const Icon = error ? CircleAlert : CircleCheck
  return (
    <div
      role={error ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-2.5 rounded-control px-3.5 py-3 font-medium',
        error ? 'bg-clip-soft text-clip' : 'bg-go-soft text-go',
      )}
    >
      <Icon className="mt-[3px] size-[18px] shrink-0" aria-hidden="true" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  )
}
