import type { Member } from '@patchbay/contract/communities/memberships'
import type { ReactNode } from 'react'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { memberTexts as texts } from './member-texts.ts'

export type MemberAction = 'makeLeader' | 'remove'

interface MemberRowProps {
  member: Member
  onAct: (action: MemberAction) => void
}

export function MemberRow({ member, onAct }: MemberRowProps): ReactNode {
  const { person, role, joinedAt, can } = member
  const name = nameOf(person)
  const actions: readonly MemberAction[] = [
    ...(can.makeLeader ? (['makeLeader'] as const) : []),
    ...(can.remove ? (['remove'] as const) : []),
  ]
  return (
    <li className="px-4 py-2">
      <div className="flex items-center gap-3">
        <PersonAvatar person={person} size={36} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0">
            <PersonLink person={person} />
          </div>
          <p className="truncate text-meta text-ink-3">{texts.joined(whenInWords(joinedAt))}</p>
        </div>
        {role === 'leader' && <Tag>{texts.leader}</Tag>}
      </div>
      {actions.length > 0 && (
        <div className="-ml-3 flex gap-1 pl-12">
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant="ghost"
              aria-label={texts.named(texts[action], name)}
              onClick={() => onAct(action)}
            >
              {texts[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
