import type { Community } from '@patchbay/contract/communities/communities'
import {
  type Member,
  chooseSuccessor,
  handOverCommunity,
  removeMember,
  withdrawSuccessor,
} from '@patchbay/contract/communities/memberships'
import {
  endModerator,
  muteLengths,
  muteMember,
  nameModerator,
  unmuteMember,
  type MuteLength,
} from '@patchbay/contract/communities/moderation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { nameOf } from '../../people/people/public.ts'
import { communityKeys } from '../communities/public.ts'
import { manageTexts as texts } from './manage-texts.ts'
import type { MemberAction } from './member-row.tsx'
import { say, takeMembership } from './use-membership.ts'

interface MemberIds {
  readonly communityId: string
  readonly userId: string
}

type Send = (place: MemberIds, lasts: MuteLength) => Promise<Community>

const send: Readonly<Record<MemberAction, Send>> = {
  makeLeader: ({ communityId, userId }) =>
    call(handOverCommunity, { params: { communityId }, body: { userId } }),
  makeModerator: (params) => call(nameModerator, { params }),
  endModerator: (params) => call(endModerator, { params }),
  makeSuccessor: ({ communityId, userId }) =>
    call(chooseSuccessor, { params: { communityId }, body: { userId } }),
  endSuccessor: ({ communityId }) => call(withdrawSuccessor, { params: { communityId } }),
  mute: (params, lasts) => call(muteMember, { params, body: { lasts } }),
  unmute: (params) => call(unmuteMember, { params }),
  remove: (params) => call(removeMember, { params }),
}

function useManageMember(props: ManageMemberProps, lasts: MuteLength) {
  const { communityId, member, action, onClose } = props
  const client = useQueryClient()
  const words = texts[action]
  return useMutation({
    mutationFn: () => send[action]({ communityId, userId: member.person.id }, lasts),
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: words.done(nameOf(member.person)) })
    },
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'too_many_moderators'
      say(error, isFull ? texts.full : words.failed)
      void client.invalidateQueries({ queryKey: communityKeys.one(communityId) })
      void client.invalidateQueries({ queryKey: communityKeys.inside(communityId, 'members') })
    },
    onSettled: onClose,
  })
}

interface ManageMemberProps {
  communityId: string
  member: Member
  action: MemberAction
  open: boolean
  onClose: () => void
}

/** Asks before the leader or a moderator does something to a member. */
export function ManageMember(props: ManageMemberProps): ReactNode {
  const { member, action, open, onClose } = props
  const [lasts, setLasts] = useState<MuteLength>('day')
  const { mutate, isPending } = useManageMember(props, lasts)
  const name = nameOf(member.person)
  const words = texts[action]
  return (
    <ConfirmDialog
      open={open}
      title={words.title(name)}
      confirmLabel={words.confirm}
      cancelLabel={texts.cancel}
      danger={action === 'remove' || action === 'mute'}
      busy={isPending}
      busyLabel={words.busy}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{words.body}</p>
      {action === 'mute' && (
        <div className="mt-3">
          <SegmentedControl
            label={texts.howLong}
            segments={muteLengths.map((value) => ({ value, label: texts.lengths[value] }))}
            value={lasts}
            onChange={setLasts}
          />
        </div>
      )}
    </ConfirmDialog>
  )
}
