import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Person } from '@patchbay/contract/people/people'
import { Check } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Avatar } from '../../../../ui/people/avatar.tsx'
import { useSession } from '../../../accounts/sessions/public.ts'
import { nameOf, useSuggestedPeople } from '../../../people/people/public.ts'
import { othersIn } from '../title-of.ts'
import { useConversations } from '../use-conversations.ts'
import { recentTexts as texts } from './dialog-texts.ts'

/** Two lines on a phone. */
const most = 6

/** The others of these conversations, each once, without people whom the viewer has blocked. */
function peopleIn(conversations: readonly Conversation[], viewerId: string): readonly Person[] {
  const others = conversations
    .flatMap((one) => othersIn(one, viewerId))
    .filter(({ user, blocked }) => user.linked && !blocked)
    .map(({ user }) => user)
  return [...new Map(others.map((user) => [user.id, user])).values()]
}

interface RecentPeopleProps {
  /** Ids of people who are not offered. */
  without?: readonly string[]
  /** Ids of the people chosen so far. Absent: one press ends the choice. */
  chosen?: readonly string[]
  onPress: (person: Person, event: MouseEvent<HTMLButtonElement>) => void
}

/** Whom the viewer writes with, or who fits them, so that nobody has to remember a name. */
export function RecentPeople({ without, chosen, onPress }: RecentPeopleProps): ReactNode {
  const viewerId = useSession().user?.id ?? ''
  const { conversations } = useConversations('')
  const isOffered = (person: Person): boolean => without?.includes(person.id) !== true
  const recent = peopleIn(conversations ?? [], viewerId).filter(isOffered)
  const isNew = conversations !== undefined && recent.length === 0
  const { data: fitting = [] } = useSuggestedPeople({ isWanted: isNew })
  const suggested = fitting.map(({ person }) => person).filter(isOffered)
  const people = (isNew ? suggested : recent).slice(0, most)
  if (people.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-meta text-ink-3">
        {isNew ? texts.suggested : texts.recent}
      </legend>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => {
          const isChosen = chosen?.includes(person.id)
          return (
            <li key={person.id} className="max-w-full">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={(event) => onPress(person, event)}
                className="flex h-11 max-w-full items-center gap-2 rounded-control border border-line bg-raised pr-3 pl-2 text-meta font-medium transition-colors duration-150 hover:border-line-strong aria-pressed:border-signal aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft md:h-9"
              >
                {/* In place of the face, so that the button stays as wide. */}
                {isChosen ? (
                  <span className="grid size-6 shrink-0 place-items-center">
                    <Check className="size-4" aria-hidden="true" />
                  </span>
                ) : (
                  <Avatar
                    id={person.id}
                    name={nameOf(person)}
                    src={smallAvatar(person.avatarUrl)}
                    size={24}
                  />
                )}
                <span className="truncate">{nameOf(person)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
