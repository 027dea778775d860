import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export function SwitchKnob({ checked }: { checked: boolean }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-6 w-10 shrink-0 items-center rounded-full border p-[3px] transition-colors duration-150',
        checked ? 'border-accent bg-accent' : 'border-line-strong bg-surface',
      )}
    >
      <span
        className={classNames(
          'size-4 rounded-full transition-transform duration-200 ease-out',
          checked ? 'translate-x-4 bg-on-accent' : 'bg-line-strong',
        )}
      />
    </span>
  )
}
