import type { Community } from '@patchbay/contract/communities'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { leaveTexts as texts } from './page-texts.ts'
import { useLeave, useWithdraw } from './use-leave.ts'
import { WayIn } from './way-in.tsx'

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
  const { can, membership } = community
  if (can.leave) return <LeaveButton community={community} />
  if (membership === 'member' || membership === 'leader') return null
  return (
    <>
      {can.withdraw && <WithdrawButton community={community} />}
      <WayIn community={community} primary />
    </>
  )
}
