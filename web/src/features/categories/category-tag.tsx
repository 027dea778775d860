import type { ReactNode } from 'react'
import { Tag } from '../../ui/tag.tsx'

/** The one that calls for an answer stands out. */
const tinted = 'Collaborations'

export function CategoryTag({ name }: { name: string }): ReactNode {
  return (
    <Tag tone={name === tinted ? 'accent' : 'plain'}>
      <bdi className="truncate">{name}</bdi>
    </Tag>
  )
}
