import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/**
 * A native checkbox in the colours of the theme. Drawn by ourselves: some browsers fill an empty one
 * with the accent's contrast, which looks ticked.
 */
export function TickBox(props: Omit<ComponentProps<'input'>, 'className' | 'type'>): ReactNode {
  return (
    <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
      <input
        {...props}
        type="checkbox"
        className="peer size-[18px] appearance-none rounded-tail border border-line-strong bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto"
      />
      <Check
        className="pointer-events-none hidden size-3.5 text-on-accent peer-checked:block forced-colors:peer-checked:hidden"
        strokeWidth={3}
        aria-hidden="true"
      />
    </span>
  )
}
