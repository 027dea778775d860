import type { ReactNode } from 'react'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { sheetTexts as texts } from './sheet-texts.ts'
import { useInvited } from './use-invitations.ts'

interface InvitedPeopleProps {
  communityId: string
  invitationId: string
}

export function InvitedPeople({ communityId, invitationId }: InvitedPeopleProps): ReactNode {
  const query = useInvited(communityId, invitationId)
  const words = { loading: texts.loadingPeople, notLoaded: texts.peopleNotLoaded }
  return (
    <>
      <Awaited query={query} texts={words}>
        {(people) =>
          people.length === 0 ? (
            <p className="py-2 text-meta text-ink-3">{texts.gone}</p>
          ) : (
            <ul>
              {people.map(({ person, joinedAt }) => (
                <li key={person.id} className="flex items-center gap-3 py-2">
                  <PersonAvatar person={person} size={36} />
                  <div className="min-w-0 flex-1">
                    <div className="flex min-w-0">
                      <PersonLink person={person} />
                    </div>
                    <p className="truncate text-meta text-ink-3">
                      {texts.joined(whenInWords(joinedAt))}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Awaited>
      <ShowNextPage
        query={query}
        shown={query.data?.length}
        label={texts.more}
        busyLabel={texts.loadingMore}
        failed={texts.peopleNotLoaded}
      />
    </>
  )
}
