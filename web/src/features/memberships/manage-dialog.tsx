import type { Member } from '@patchbay/contract/memberships'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nameOf } from '../people/public.ts'
import type { MemberAction } from './member-row.tsx'
import { memberTexts as texts } from './member-texts.ts'
import { useManageMember } from './use-manage-member.ts'

interface ManageDialogProps {
  communityId: string
  member: Member
  action: MemberAction
  open: boolean
  onClose: () => void
}

/** Asks before the leader removes a member, or hands the community over. */
export function ManageDialog(props: ManageDialogProps): ReactNode {
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
