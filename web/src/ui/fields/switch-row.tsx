import { useId, type ReactNode } from 'react'
import { SwitchKnob } from './switch.tsx'

interface SwitchRowProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** The whole row is one switch. */
export function SwitchRow({ label, hint, checked, onChange, disabled }: SwitchRowProps): ReactNode {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="flex min-h-14 w-full items-center gap-4 px-4 py-2.5 text-left -outline-offset-2 transition-colors duration-150 hover:bg-raised disabled:pointer-events-none disabled:opacity-50"
    >
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-meta text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <SwitchKnob checked={checked} />
    </button>
  )
}
