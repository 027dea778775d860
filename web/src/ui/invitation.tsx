import type { ReactNode } from 'react'

interface InvitationProps {
  words: string
  /** The one button or link that it invites to press. */
  children: ReactNode
}

/** In a panel that only its owner sees empty: what could stand here, and how to begin. */
export function Invitation({ words, children }: InvitationProps): ReactNode {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3.5">
      <p className="max-w-[44ch] text-meta text-ink-2">{words}</p>
      <div className="shrink-0">{children}</div>
    </div>
  )
}
