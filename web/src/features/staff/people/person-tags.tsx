import type { ListedPerson } from '@patchbay/contract/staff/people'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'
import { staffPeopleTexts as texts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const longDate = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

export function banWords({ ban }: ListedPerson): string {
  if (ban === null) return texts.notBanned
  return ban.until === null ? texts.bannedForGood : texts.bannedUntil(longDate(ban.until))
}

export function PersonTags({ person }: { person: ListedPerson }): ReactNode {
  const { role, ban, deletedAt } = person
  return (
    <span className="flex shrink-0 gap-1">
      {role !== 'user' && <Tag tone="accent">{texts.roles[role]}</Tag>}
      {ban && <Tag tone="clip">{texts.banned}</Tag>}
      {deletedAt !== null && <Tag>{texts.deleted}</Tag>}
    </span>
  )
}
