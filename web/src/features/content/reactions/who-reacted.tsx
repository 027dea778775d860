import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { reactionSheetTexts as texts } from './sheet-texts.ts'

interface ReactorNames {
  readonly emoji: string
  readonly names: readonly string[]
}

/** Who has reacted, and how. */
export function ReactorList({ reactions }: { reactions: readonly ReactorNames[] }): ReactNode {
  return (
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
  )
}

interface ReactorSheetProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

export const ReactorSheet = (props: ReactorSheetProps): ReactNode => (
  <Sheet {...props} title={texts.whoTitle} onlyText />
)

export interface WhoReactedProps extends Omit<ReactorSheetProps, 'children'> {
  reactions: readonly ReactorNames[]
}

/** The sheet where all of them are known. */
export const WhoReacted = ({ reactions, ...sheet }: WhoReactedProps): ReactNode => (
  <ReactorSheet {...sheet}>
    <ReactorList reactions={reactions} />
  </ReactorSheet>
)
