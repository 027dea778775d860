import type { Community } from '@patchbay/contract/communities'
import { smallAvatar } from '@patchbay/contract/avatars'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { nameOf } from '../people/public.ts'
import { namedGenres } from './genre-line.tsx'
import { communityTexts, pageTexts as texts } from './texts.ts'

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="w-20 shrink-0 py-0.5 text-ink-3">{name}</dt>
      <dd className="min-w-0 flex-1 py-0.5">{children}</dd>
    </div>
  )
}

function Leader({ leader }: Pick<Community, 'leader'>): ReactNode {
  const name = nameOf(leader)
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={leader.id} name={name} src={smallAvatar(leader.avatarUrl)} size={22} />
      <PersonName name={name} verified={leader.verified} />
    </span>
  )
}

interface CommunityAboutProps {
  community: Community
  /** Who is in it, for those who may know. */
  members: ReactNode
}

export function CommunityAbout({ community, members }: CommunityAboutProps): ReactNode {
  const { location, locationEnabled } = community
  const genres = namedGenres(community.genres)
  return (
    <section aria-label={texts.about}>
      <h2 className="mb-2.5 hidden text-lead md:block">{texts.about}</h2>
      <p dir="auto" className="max-w-[60ch] text-pretty break-words whitespace-pre-line text-ink-2">
        {community.description}
      </p>
      <dl className="mt-4 space-y-1.5 text-meta">
        <Fact name={texts.ledBy}>
          <Leader leader={community.leader} />
        </Fact>
        <Fact name={texts.membersRow}>{members}</Fact>
        {locationEnabled && location && (
          <Fact name={texts.location}>
            <span className="flex items-start gap-1">
              <MapPin className="mt-0.5 size-3.5 shrink-0 text-ink-3" aria-hidden="true" />
              <bdi className="min-w-0 break-words">{location}</bdi>
            </span>
          </Fact>
        )}
        {genres.length > 3 && <Fact name={texts.genres}>{genres.join(', ')}</Fact>}
        <Fact name={texts.created}>
          <time dateTime={community.createdAt}>{communityTexts.month(community.createdAt)}</time>
        </Fact>
      </dl>
    </section>
  )
}
