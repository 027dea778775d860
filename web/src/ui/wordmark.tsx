import type { ReactNode } from 'react'

export function LogoMark(): ReactNode {
  return (
    <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
      <rect width="28" height="28" rx="7" className="fill-accent" />
      <g className="fill-none stroke-on-accent" strokeWidth="2.4" strokeLinecap="round">
        <circle cx="8.4" cy="9" r="2.7" />
        <circle cx="19.6" cy="19" r="2.7" />
        <path d="M8.4 11.7c0 8 11.2-3.4 11.2 4.6" />
      </g>
    </svg>
  )
}

export function Wordmark({ name }: { name: string }): ReactNode {
  return (
    <span className="inline-flex items-center gap-2">
      <LogoMark />
      <span className="text-lead font-bold tracking-[-.02em]">{name}</span>
    </span>
  )
}
