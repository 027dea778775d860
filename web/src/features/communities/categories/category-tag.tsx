import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'

/** This category calls for an answer, so it is highlighted. */
const tinted = 'Collaborations'

export function CategoryTag({ name }: { name: string }): ReactNode {
  return (
    <Tag tone={name === tinted ? 'accent' : 'plain'}>
      <bdi className="truncate">{name}</bdi>
    </Tag>
  )
}
