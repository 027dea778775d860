import { nameOf } from '@patchbay/contract/people/person-name'
import type { ListedPerson } from '@patchbay/contract/staff/people'
import { useState, type ReactNode } from 'react'
import { useTypedText } from '../../../platform/storage/use-typed-text.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Queue } from '../queues/public.ts'
import { StaffPersonDetail } from './person-detail.tsx'
import { banWords, PersonTags } from './person-tags.tsx'
import { useStaffPeople, type PeopleTab } from './staff-people.query.ts'
import { staffPeopleTexts as texts } from './texts.ts'

function Row({ person }: { person: ListedPerson }): ReactNode {
  const { id, fullName, avatarUrl, verified } = person
  const name = nameOf(person)
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={name} src={avatarUrl} size={36} />
      <span className="min-w-0 flex-1">
        <PersonName name={name} verified={verified} />
        {fullName !== null && fullName !== name && (
          <span className="block truncate text-meta text-ink-2">
            <bdi>{fullName}</bdi>
          </span>
        )}
        {person.ban && (
          <span className="block truncate text-meta text-ink-2">{banWords(person)}</span>
        )}
      </span>
      <PersonTags person={person} />
    </span>
  )
}

const showRow = (person: ListedPerson): ReactNode => <Row person={person} />
const showDetail = (id: string): ReactNode => <StaffPersonDetail personId={id} />

/** Everybody, or who is banned now, found by a name, an address or an id. */
export function StaffPeoplePage(): ReactNode {
  const [search, setSearch] = useState('')
  const typed = useTypedText(search, setSearch)
  const [tab, setTab] = useState<PeopleTab>('all')
  const query = useStaffPeople(tab, search)
  return (
    <Queue
      page="people"
      texts={texts}
      query={query}
      filters={
        <div className="space-y-2">
          <SearchField
            label={texts.search}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
          />
          <SegmentedControl
            label={texts.tabs}
            segments={[
              { value: 'all', label: texts.everybody },
              { value: 'banned', label: texts.banned },
            ]}
            value={tab}
            onChange={setTab}
          />
        </div>
      }
      row={showRow}
      detail={showDetail}
    />
  )
}
