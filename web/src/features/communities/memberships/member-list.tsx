import type { Community } from '@patchbay/contract/communities/communities'
import type { Member } from '@patchbay/contract/communities/memberships'
import { useState, type ReactNode } from 'react'
import { useSettled } from '../../../platform/state/use-settled.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { ShowNextPage } from '../../../ui/states/show-more.tsx'
import { MemberRow, type MemberAction } from './member-row.tsx'
import { memberTexts as texts } from './texts.ts'
import { useMembers } from './use-members.ts'

/** Asks before anything is done to a member; loaded when it is first chosen. */
const ManageMember = lazyPart(() =>
  import('./manage-member.tsx').then((module) => module.ManageMember),
)

interface Asked {
  readonly member: Member
  readonly action: MemberAction
  readonly open: boolean
}

interface MembersProps {
  community: Community
  onAct: (member: Member, action: MemberAction) => void
  /** The text to find in a name; all members without it. */
  q: string
}

function Members({ community, q, onAct }: MembersProps): ReactNode {
  const query = useMembers(community.id, q)
  return (
    <>
      <Awaited query={query} texts={{ loading: texts.loading, notLoaded: texts.failed }} atOnce>
        {(members) =>
          members.length === 0 ? (
            <p className="px-4 py-6 text-center text-ink-2">{texts.noneFound}</p>
          ) : (
            <ul aria-label={texts.title} className="py-2">
              {members.map((member) => (
                <MemberRow
                  key={member.person.id}
                  member={member}
                  follows={member.person.id === community.successor?.id}
                  onAct={(action) => onAct(member, action)}
                />
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
        failed={texts.failed}
      />
      <output className="sr-only">
        {q !== '' &&
          !query.isPlaceholderData &&
          texts.found(query.data?.length ?? 0, query.hasNextPage)}
      </output>
    </>
  )
}

/** A shorter list is read faster than searched. */
const searchedFrom = 12

/** All members, loaded page by page while scrolling; many of them can be searched. */
export function MemberList({ community }: { community: Community }): ReactNode {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      {community.memberCount >= searchedFrom && (
        <div className="sticky top-0 z-10 border-b border-line bg-surface p-3">
          <SearchField
            label={texts.search}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <Members
        community={community}
        q={q}
        onAct={(member, action) => setAsked({ member, action, open: true })}
      />
      {asked && (
        <LazyPart open={asked.open} onFailure={() => setAsked({ ...asked, open: false })}>
          <ManageMember
            {...asked}
            communityId={community.id}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        </LazyPart>
      )}
    </>
  )
}
