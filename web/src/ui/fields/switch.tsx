import type { ReactNode } from 'react'
import { SwitchKnob } from './switch-knob.tsx'

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
