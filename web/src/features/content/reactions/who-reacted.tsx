import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { reactionSheetTexts as texts } from './sheet-texts.ts'

export interface WhoReactedProps {
  open: boolean
  onClose: () => void
  reactions: readonly { readonly emoji: string; readonly names: readonly string[] }[]
  /** What stands below the list, such as how to see more of it. */
  children?: ReactNode
}

/** Who has reacted, and how. */
export function WhoReacted({ open, onClose, reactions, children }: WhoReactedProps): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={texts.whoTitle} onlyText>
      <ul>
        {reactions.map(({ emoji, names }) => (
          <li key={emoji} className="flex min-h-11 items-center gap-3 py-1">
            <span className="w-8 text-center text-[1.5rem]">{emoji}</span>
            <span className="min-w-0 break-words">
              <bdi>{names.join(', ')}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Sheet>
  )
}
