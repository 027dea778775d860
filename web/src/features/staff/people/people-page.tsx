import { nameOf } from '@patchbay/contract/people/person-name'
import type { ListedPerson } from '@patchbay/contract/staff/people'
import { useState, type ReactNode } from 'react'
import { useTypedText } from '../../../platform/storage/use-typed-text.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Queue } from '../queues/public.ts'
import { StaffPersonDetail } from './person-detail.tsx'
import { StandingTags } from './standing-tags.tsx'
import { useStaffPeople } from './staff-people.query.ts'
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
      </span>
      <StandingTags person={person} />
    </span>
  )
}

const showRow = (person: ListedPerson): ReactNode => <Row person={person} />
const showDetail = (id: string): ReactNode => <StaffPersonDetail personId={id} />

/** Everybody, found by a name, an address or an id. */
export function StaffPeoplePage(): ReactNode {
  const [search, setSearch] = useState('')
  const typed = useTypedText(search, setSearch)
  const query = useStaffPeople(search)
  return (
    <Queue
      page="people"
      texts={texts}
      query={query}
      filters={
        <SearchField
          label={texts.search}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
        />
      }
      row={showRow}
      detail={showDetail}
    />
  )
}
