import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type FilterSelectProps = Omit<ComponentProps<'select'>, 'className'> & { label: string }

/** A compact native select for a row of filters; its first option says what it filters. */
export function FilterSelect({ label, children, ...rest }: FilterSelectProps): ReactNode {
  return (
    <span className="relative block min-w-0">
      <select
        {...rest}
        aria-label={label}
        className="h-11 w-full appearance-none truncate rounded-control border border-line-strong bg-surface pr-7 pl-3 text-meta font-medium focus-visible:border-focus focus-visible:outline-offset-0 md:h-10"
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
    </span>
  )
}
