import type { ListedPerson } from '@patchbay/contract/search/directory'
import { nameOf } from '@patchbay/contract/people/person-name'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'
import { MessageButton } from '../../messaging/conversations/public.ts'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { levelWords } from './facets.ts'
import { directoryTexts as texts } from './texts.ts'

/** What a person shows, and one action. */
export function PersonCard({ person }: { person: ListedPerson }): ReactNode {
  const { profession, city, experienceLevel, bio, openTo, kilometres, sharedCommunities } = person
  // What they offer is on the profile.
  const isOpen = openTo.length > 0
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <PersonAvatar person={person} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="text-body">
            <PersonLink person={person} />
          </h2>
          {profession !== null && (
            <p className="truncate text-meta text-ink-2">
              <bdi>{profession}</bdi>
            </p>
          )}
        </div>
      </div>
      {(experienceLevel !== null || city !== null) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          {experienceLevel !== null && <Tag>{levelWords(experienceLevel)}</Tag>}
          {city !== null && (
            <p className="flex min-w-0 items-center gap-1 text-meta text-ink-2">
              <MapPin className="size-3.5 shrink-0" aria-hidden="true" />
              <bdi className="truncate">{city}</bdi>
              {kilometres !== null && kilometres > 0 && (
                <span className="readout shrink-0 text-ink-3">{texts.kilometres(kilometres)}</span>
              )}
            </p>
          )}
        </div>
      )}
      {bio !== null && (
        <p dir="auto" className="mt-2 line-clamp-2 text-meta break-words text-ink-2">
          {bio}
        </p>
      )}
      {sharedCommunities > 0 && (
        <p className="mt-2 text-meta text-ink-3">{texts.sharedCommunities(sharedCommunities)}</p>
      )}
      <div className="mt-auto flex items-center gap-3 pt-4">
        <div className="min-w-0 flex-1">{isOpen && <Tag tone="go">{texts.open}</Tag>}</div>
        <MessageButton profile={person} name={nameOf(person)} />
      </div>
    </li>
  )
}
