import type { Participant } from '@patchbay/contract/messaging/conversations'
import type { MentionSource } from '../../../../ui/fields/mentions/mention-source.ts'

/** Whom one can name in a group: who is in it. Of two people there is nobody else to name. */
export function mentionsOfGroup(
  {
    isGroup,
    participants,
  }: { readonly isGroup: boolean; readonly participants: readonly Participant[] },
  viewerId: string,
): MentionSource | undefined {
  if (!isGroup) return undefined
  const others = participants
    .filter(({ userId, leftAt }) => userId !== viewerId && leftAt === null)
    .map(({ user }) => user)
  return {
    key: ['group', ...others.map(({ id }) => id)],
    // Its script is only needed once somebody types an @.
    find: async (q) => {
      const { amongPeople } = await import('../../../../ui/fields/mentions/among-people.ts')
      return amongPeople(others, q)
    },
  }
}
