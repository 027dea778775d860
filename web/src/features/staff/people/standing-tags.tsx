import type { ListedPerson } from '@patchbay/contract/staff/people'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'
import { staffPeopleTexts as texts } from './texts.ts'

export function StandingTags({ person }: { person: ListedPerson }): ReactNode {
  const { role, ban, deletedAt } = person
  return (
    <span className="flex shrink-0 gap-1">
      {role !== 'user' && <Tag tone="accent">{texts.roles[role]}</Tag>}
      {ban && <Tag tone="clip">{texts.banned}</Tag>}
      {deletedAt !== null && <Tag>{texts.deleted}</Tag>}
    </span>
  )
}
