import type { Community } from '@patchbay/contract/communities/communities'
import { leaveCommunity, withdrawRequest } from '@patchbay/contract/communities/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { KeepFocus } from '../../../ui/keep-focus.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { nameOf } from '../../people/people/public.ts'
import { communityKeys, dropCommunity } from '../communities/public.ts'
import { leaveTexts as texts } from './texts.ts'
import { say, takeMembership, type Joinable } from './use-membership.ts'
import { WayIn } from './way-in.tsx'

function useLeave({ id, name }: Joinable, onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(leaveCommunity, { params: { communityId: id } }),
    onSuccess: (community) => {
      dropCommunity(client, id)
      takeMembership(client, community)
      showToast({ message: texts.left(name) })
    },
    onError: (error) => {
      const leads = error instanceof ApiError && error.code === 'leader_cannot_leave'
      say(error, leads ? texts.leaderStays : texts.leaveFailed)
      void client.invalidateQueries({ queryKey: communityKeys.one(id) })
    },
    onSettled,
  })
}

function useWithdraw({ id }: Joinable) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(withdrawRequest, { params: { communityId: id } }),
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.withdrawn })
    },
    onError: (error) => say(error, texts.withdrawFailed),
  })
}

function LeaveButton({ community }: { community: Community }): ReactNode {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useLeave(community, () => setAsking(false))
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.leave}</Button>
      <ConfirmDialog
        open={asking}
        title={texts.leaveTitle(community.name)}
        confirmLabel={texts.leave}
        cancelLabel={texts.cancel}
        danger
        busy={isPending}
        busyLabel={texts.leaving}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      >
        {community.successor && `${texts.leaveTo(nameOf(community.successor))} `}
        {community.isPrivate ? texts.leavePrivate : texts.leavePublic}
      </ConfirmDialog>
    </>
  )
}

function WithdrawButton({ community }: { community: Community }): ReactNode {
  const { mutate, isPending } = useWithdraw(community)
  return (
    <Button variant="ghost" busy={isPending} busyLabel={texts.withdrawing} onClick={() => mutate()}>
      {texts.withdraw}
    </Button>
  )
}

/** On the page of a community: join, request to join, withdraw the request, or leave. */
export function MembershipAction({ community }: { community: Community }): ReactNode {
  return (
    <KeepFocus className="flex flex-wrap gap-2 empty:hidden max-md:has-[.bg-accent]:grow md:justify-end">
      <Action community={community} />
    </KeepFocus>
  )
}

function Action({ community }: { community: Community }): ReactNode {
  const { can, membership } = community
  if (can.leave) return <LeaveButton community={community} />
  if (membership !== 'none' && membership !== 'pending') return null
  return (
    <>
      {can.withdraw && <WithdrawButton community={community} />}
      <div className="empty:hidden max-md:grow max-md:*:w-full">
        <WayIn community={community} primary />
      </div>
    </>
  )
}
