import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SwitchRowProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

function Knob({ checked }: { checked: boolean }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-6 w-10 shrink-0 items-center rounded-full border p-[3px] transition-colors duration-150',
        checked ? 'border-accent bg-accent' : 'border-line-strong bg-bg',
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

/** The whole row is one target. */
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
      <Knob checked={checked} />
    </button>
  )
}
