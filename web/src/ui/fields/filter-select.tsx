import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type FilterSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string
  /** Without a box, for the head of a panel. */
  plain?: boolean
}

/** A compact native select for a row of filters; its first option names the filter. */
export function FilterSelect({
  label,
  plain = false,
  children,
  ...rest
}: FilterSelectProps): ReactNode {
  return (
    <span className="relative block min-w-0">
      <select
        {...rest}
        aria-label={label}
        className={classNames(
          'h-11 w-full appearance-none truncate rounded-control border text-meta font-medium focus-visible:border-focus focus-visible:outline-offset-0 md:h-10',
          plain
            ? 'field-sizing-content border-transparent bg-transparent pr-8 pl-2 text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink'
            : 'border-line-strong bg-surface pr-7 pl-3',
        )}
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
