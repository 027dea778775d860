import type { ReactNode } from 'react'
import { peopleTexts as texts } from './texts.ts'

/** Who has changed what somebody wrote, if anybody has. */
export function EditedMark({ by }: { by: 'author' | 'leader' | null }): ReactNode {
  if (by === null) return null
  return (
    <span className="text-meta text-ink-3">
      {by === 'leader' ? texts.editedByLeader : texts.edited}
    </span>
  )
}
