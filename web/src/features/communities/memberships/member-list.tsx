import type { Community } from '@patchbay/contract/communities/communities'
import {
  type Member,
  handOverCommunity,
  removeMember,
} from '@patchbay/contract/communities/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useSettled } from '../../../platform/state/use-settled.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { ShowMore } from '../../../ui/states/show-more.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { communityKeys } from '../communities/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { MemberRow, type MemberAction } from './member-row.tsx'
import { memberTexts as texts } from './texts.ts'
import { useMembers } from './use-members.ts'
import { say, takeMembership } from './use-membership.ts'

/** The leader's actions: remove a member, and hand over the community. */
function useManageMember(communityId: string, member: Member, onSettled: () => void) {
  const client = useQueryClient()
  const { id: userId } = member.person
  const name = nameOf(member.person)
  const take = (message: string) => (community: Community) => {
    takeMembership(client, community)
    showToast({ message })
  }
  const refused = (words: string) => (error: unknown) => {
    say(error, words)
    void client.invalidateQueries({ queryKey: communityKeys.one(communityId) })
    void client.invalidateQueries({ queryKey: communityKeys.inside(communityId, 'members') })
  }
  const remove = useMutation({
    mutationFn: () => call(removeMember, { params: { communityId, userId } }),
    onSuccess: take(texts.removed(name)),
    onError: refused(texts.removeFailed),
    onSettled,
  })
  const makeLeader = useMutation({
    mutationFn: () => call(handOverCommunity, { params: { communityId }, body: { userId } }),
    onSuccess: take(texts.madeLeader(name)),
    onError: refused(texts.makeLeaderFailed),
    onSettled,
  })
  return { remove, makeLeader }
}

interface ManageDialogProps {
  communityId: string
  member: Member
  action: MemberAction
  open: boolean
  onClose: () => void
}

/** Asks before the leader removes a member, or hands the community over. */
function ManageDialog(props: ManageDialogProps): ReactNode {
  const { communityId, member, action, open, onClose } = props
  const { remove, makeLeader } = useManageMember(communityId, member, onClose)
  const name = nameOf(member.person)
  const isRemoval = action === 'remove'
  const { mutate, isPending } = isRemoval ? remove : makeLeader
  return (
    <ConfirmDialog
      open={open}
      title={isRemoval ? texts.removeTitle(name) : texts.makeLeaderTitle(name)}
      confirmLabel={texts[action]}
      cancelLabel={texts.cancel}
      danger={isRemoval}
      busy={isPending}
      busyLabel={isRemoval ? texts.removing : texts.makingLeader}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {isRemoval ? texts.removeBody : texts.makeLeaderBody}
    </ConfirmDialog>
  )
}

interface Asked {
  readonly member: Member
  readonly action: MemberAction
  readonly open: boolean
}

interface MembersProps {
  communityId: string
  onAct: (member: Member, action: MemberAction) => void
  /** The text to find in a name; all members without it. */
  q: string
}

function Members({ communityId, q, onAct }: MembersProps): ReactNode {
  const query = useMembers(communityId, q)
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
                  onAct={(action) => onAct(member, action)}
                />
              ))}
            </ul>
          )
        }
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

interface MemberListProps {
  communityId: string
  memberCount: number
}

/** All members, loaded page by page while scrolling; many of them can be searched. */
export function MemberList({ communityId, memberCount }: MemberListProps): ReactNode {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      {memberCount >= searchedFrom && (
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
        communityId={communityId}
        q={q}
        onAct={(member, action) => setAsked({ member, action, open: true })}
      />
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
