import type { Participant } from '@patchbay/contract/conversations'
import { setRole } from '@patchbay/contract/groups'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { nameOf } from '../people/public.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { useGroupAct } from './use-group-act.ts'

interface NewRole {
  readonly member: Participant
  readonly role: Participant['role']
}

/** Makes a member an admin, or an admin a member; one change at a time. */
export function useSetRole(conversationId: string, viewerId: string) {
  const { mutate, isPending, variables } = useGroupAct(
    conversationId,
    ({ member: { userId }, role }: NewRole) =>
      call(setRole, { params: { conversationId, userId }, body: { role } }),
    {
      onSuccess: (_, { member, role }) => {
        const name = nameOf(member.user)
        const isOwn = member.userId === viewerId
        const asMember = isOwn ? texts.youAreMember : texts.isMember(name)
        showToast({ message: role === 'admin' ? texts.isAdmin(name) : asMember })
      },
      onError: (error) =>
        showToast({ message: groupWords(error, texts.roleFailed), tone: 'error' }),
    },
  )
  return {
    /** The id of the person whose role is being changed. */
    busyWith: isPending ? variables.member.userId : undefined,
    set: (member: Participant, role: Participant['role']): void => {
      if (!isPending) mutate({ member, role })
    },
  }
}
