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

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A single switch for a row that also contains other controls. */
export function Switch({ label, checked, onChange }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="grid size-11 shrink-0 place-items-center rounded-control md:h-9"
    >
      <SwitchKnob checked={checked} />
    </button>
  )
}
