import { fold } from '@patchbay/contract/fold'
import { type FoundPerson, searchPeople } from '@patchbay/contract/people/people'
import { nameOf } from '@patchbay/contract/people/person-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useSettled } from '../../../platform/state/use-settled.ts'
import { between } from '../../../ui/between.ts'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { ComboboxList } from '../../../ui/fields/combobox/combobox-list.tsx'
import type { ComboboxOption } from '../../../ui/fields/combobox/combobox-option.ts'
import { boxStyle, Field } from '../../../ui/fields/field.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { useCombobox } from '../../../ui/fields/combobox/use-combobox.ts'
import { VerifiedBadge } from '../../../ui/people/verified-badge.tsx'
import { personKeys } from './person.cache.ts'
import { searchTexts as texts } from './texts.ts'

const longest = 100
const nobody: readonly FoundPerson[] = []

interface PeopleSearch {
  readonly people: readonly FoundPerson[]
  /** `idle` before anything is typed. */
  readonly state: 'idle' | 'searching' | 'failed' | 'done'
  readonly failure?: string
}

/** People whose name contains the typed text. */
function usePeopleSearch(typed: string): PeopleSearch {
  const wanted = typed.trim().slice(0, longest)
  const q = useSettled(wanted)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: personKeys.search(fold(q)),
    queryFn: ({ signal }) => call(searchPeople, { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  if (wanted === '') return { people: nobody, state: 'idle' }
  const people = (q !== '' && data?.people) || nobody
  if (error && q === wanted)
    return { people: nobody, state: 'failed', failure: tooOftenWords(error) ?? texts.failed }
  const isDone = q === wanted && data !== undefined && !isPlaceholderData
  return { people, state: isDone ? 'done' : 'searching' }
}

interface PersonSearchProps {
  label?: string
  hint?: string
  /** Replaces the hint. */
  error?: string | undefined
  /** Ids of people who are not offered. */
  without?: readonly string[]
  /** Why a person is not offered, if nobody else matches. */
  whyNot?: (userId: string) => string
  /** The people chosen so far, between the label and the box. */
  chosen?: ReactNode
  /** Called once per choice; the field is cleared then. */
  onChoose: (person: FoundPerson) => void
}

/** People of the same name are told apart by what they do and where. */
const optionOf = (person: FoundPerson): ComboboxOption => ({
  value: person.id,
  label: nameOf(person),
  note: [person.profession, person.city].filter((one) => one !== null).join(between),
  mark: <Avatar id={person.id} name={nameOf(person)} src={person.avatarUrl} size={28} />,
  ...(person.verified && { badge: <VerifiedBadge /> }),
})

/** Finds people by name, and reports the chosen person. */
export function PersonSearch(props: PersonSearchProps): ReactNode {
  const { label = texts.search, hint, error, without = [], whyNot, onChoose } = props
  const [typed, setTyped] = useState('')
  const { people: found, state, failure } = usePeopleSearch(typed)
  const people = found.filter(({ id }) => !without.includes(id))
  const isNobody = state === 'done' && people.length === 0
  const box = useCombobox({
    count: people.length,
    hasNote: isNobody,
    onChoose: (index) => {
      const person = people[index]
      setTyped('')
      if (person) onChoose(person)
    },
  })
  const [hidden] = found
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {props.chosen}
          <div className="relative">
            <input
              {...control}
              {...box.input}
              autoCapitalize="words"
              spellCheck={false}
              dir="auto"
              maxLength={100}
              placeholder={label === texts.search ? undefined : texts.search}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                box.show(true)
              }}
              onBlur={() => box.show(false)}
              className={`${boxStyle(error)} h-11 md:h-10`}
            />
            {(box.expanded || box.noted) && (
              <ComboboxList
                id={box.listId}
                label={label}
                options={people.map(optionOf)}
                active={box.active}
                isChosen={() => false}
                onToggle={box.choose}
                emptyText={(hidden && whyNot?.(hidden.id)) ?? texts.empty}
              />
            )}
            {state === 'failed' && (
              <p role="alert" className="mt-1.5 text-meta font-medium text-clip">
                {failure}
              </p>
            )}
            <output className="sr-only">
              {state === 'searching' && texts.searching}
              {state === 'done' && box.expanded && uiTexts.suggestions(people.length)}
            </output>
          </div>
        </>
      )}
    </Field>
  )
}
