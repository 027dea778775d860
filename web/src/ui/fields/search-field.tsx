import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'placeholder'> & {
  label: string
}

export function SearchField({ label, ...rest }: SearchFieldProps): ReactNode {
  return (
    <span className="relative block min-w-0">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        aria-hidden="true"
      />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={label}
        className="h-11 w-full rounded-control border border-line-strong bg-surface pr-3 pl-9 placeholder:text-ink-3 focus-visible:border-focus focus-visible:outline-offset-0 md:h-10"
      />
    </span>
  )
}
