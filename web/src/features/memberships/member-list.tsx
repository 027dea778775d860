import type { Member } from '@patchbay/contract/memberships'
import { useState, type ReactNode } from 'react'
import { Awaited } from '../../ui/awaited.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { ManageDialog } from './manage-dialog.tsx'
import { MemberRow, type MemberAction } from './member-row.tsx'
import { memberTexts as texts } from './member-texts.ts'
import { useMembers } from './use-members.ts'

interface Asked {
  readonly member: Member
  readonly action: MemberAction
  readonly open: boolean
}

/** All members, loaded page by page while scrolling. */
export function MemberList({ communityId }: { communityId: string }): ReactNode {
  const query = useMembers(communityId)
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <Awaited query={query} texts={{ loading: texts.loading, notLoaded: texts.failed }}>
        {(members) => (
          <ul aria-label={texts.title} className="py-2">
            {members.map((member) => (
              <MemberRow
                key={member.person.id}
                member={member}
                onAct={(action) => setAsked({ member, action, open: true })}
              />
            ))}
          </ul>
        )}
      </Awaited>
      {query.hasNextPage && (
        <ShowMore
          shown={query.data?.length}
          label={texts.more}
          busyLabel={texts.loadingMore}
          busy={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? texts.failed : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      {asked && (
        <ManageDialog
          {...asked}
          communityId={communityId}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </>
  )
}
