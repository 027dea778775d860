import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { HoverList } from '../../../../ui/overlays/hover-list.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { threadTexts as texts } from './thread-texts.ts'

export interface GroupPeopleProps {
  conversation: Conversation
  viewerId: string
}

/** All current members of a group. */
function PeopleList({ conversation, viewerId }: GroupPeopleProps): ReactNode {
  const people = conversation.participants.filter(({ leftAt }) => leftAt === null)
  return (
    <ul aria-label={texts.peopleTitle} className="py-2">
      {people.map(({ userId, user, role }) => (
        <li key={userId} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
          <span className="flex shrink-0">
            <PersonAvatar person={user} size={32} />
          </span>
          <span className="min-w-0 flex-1 truncate">
            <PersonLink person={user} />
            {userId === viewerId && <span className="text-meta text-ink-3"> {texts.youToo}</span>}
          </span>
          {role === 'admin' && <Tag>{texts.admin}</Tag>}
        </li>
      ))}
    </ul>
  )
}

/** How many people a group has, and who they are. */
export function GroupPeople(props: GroupPeopleProps): ReactNode {
  return (
    <HoverList
      label={texts.peopleTitle}
      trigger={<span>{texts.people(props.conversation.participantCount)}</span>}
    >
      <PeopleList {...props} />
    </HoverList>
  )
}
