import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type BannerTone = 'error' | 'success' | 'note'

const looks = {
  error: { Icon: CircleAlert, colours: 'bg-clip-soft text-clip' },
  success: { Icon: CircleCheck, colours: 'bg-go-soft text-go' },
  note: { Icon: Info, colours: 'bg-cue-soft text-cue' },
} as const

interface BannerProps {
  /** A `note` is neither good nor bad. */
  tone: BannerTone
  children: ReactNode
}

/** Shown above the thing it is about. */
export function Banner({ tone, children }: BannerProps): ReactNode {
  const { Icon, colours } = looks[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-2.5 rounded-control px-3.5 py-3 font-medium',
        colours,
      )}
    >
      <Icon className="mt-[3px] size-[18px] shrink-0" aria-hidden="true" />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  )
}
