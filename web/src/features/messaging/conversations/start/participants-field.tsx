import type { Person } from '@patchbay/contract/people/people'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import type { ReactNode } from 'react'
import { useBlocks } from '../../../people/blocks/public.ts'
import { PersonSearch } from '../../../people/people/public.ts'
import { newGroupTexts as texts } from './dialog-texts.ts'
import { PersonChip } from './person-chip.tsx'
import { RecentPeople } from './recent-people.tsx'

interface ParticipantsFieldProps {
  people: readonly Person[]
  label?: string
  hint?: string
  /** Ids of current members, who are not offered. */
  without?: readonly string[]
  /** The maximum number of people. */
  most?: number
  error: string | undefined
  disabled: boolean
  onChange: (people: readonly Person[]) => void
}

/** The members of a new group, other than its creator. */
export function ParticipantsField(props: ParticipantsFieldProps): ReactNode {
  const { people, label = texts.participants, hint, error, disabled, onChange } = props
  const { without = [], most = mostParticipants - 1 } = props
  // These are only the latest blocks; the server refuses anybody else whom the viewer has blocked.
  const { data: blocks = [] } = useBlocks()
  const blocked = blocks.map(({ person }) => person.id)
  const ids = people.map(({ id }) => id)
  const whyNot = (id: string): string => {
    if (ids.includes(id)) return texts.isChosen
    return without.includes(id) ? texts.isIn : texts.isBlocked
  }
  const isFull = people.length >= most
  const remove = (id: string): void => {
    if (!disabled) onChange(people.filter((person) => person.id !== id))
  }
  const add = (person: Person): void => {
    if (!disabled && !isFull) onChange([...people, person])
  }
  return (
    <div className="space-y-3">
      <PersonSearch
        label={label}
        {...(hint !== undefined && { hint })}
        error={error}
        without={[...without, ...ids, ...blocked]}
        whyNot={whyNot}
        onChoose={add}
        chosen={
          people.length > 0 && (
            <ul aria-label={texts.chosen} className="mb-2.5 flex flex-wrap gap-1.5">
              {people.map((person) => (
                <li key={person.id} className="max-w-full">
                  <PersonChip person={person} onRemove={() => remove(person.id)} />
                </li>
              ))}
            </ul>
          )
        }
      />
      <RecentPeople
        without={[...without, ...blocked]}
        chosen={ids}
        onPress={(person) => (ids.includes(person.id) ? remove(person.id) : add(person))}
      />
    </div>
  )
}
