import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { InPhoneCorner } from './top-bar.tsx'

function Anchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>): ReactNode {
  return (
    <div className="flex h-14 items-center justify-between gap-2 pr-1.5 pl-4 md:px-5">
      <a
        {...rest}
        className="-ml-2 flex h-11 min-w-0 items-center gap-2 rounded-control px-2 font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9"
      >
        <ArrowLeft className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{children}</span>
      </a>
      <InPhoneCorner />
    </div>
  )
}

/** The top of a page that belongs to another one, with the link back to it. */
export const BackBar = createLink(Anchor)
