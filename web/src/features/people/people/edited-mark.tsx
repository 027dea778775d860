import type { ReactNode } from 'react'
import { editedTexts as texts } from './texts.ts'

/** Says who has edited a text, if anybody has. */
export function EditedMark({ by }: { by: 'author' | 'leader' | null }): ReactNode {
  if (by === null) return null
  return (
    <span className="text-meta text-ink-3">
      {by === 'leader' ? texts.byLeader : texts.byAuthor}
    </span>
  )
}
