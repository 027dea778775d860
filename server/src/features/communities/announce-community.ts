import { communityTopic, insideTopic, membershipsTopic } from '@patchbay/contract/realtime'
import type { Services } from '../../platform/http/action.ts'

/** After the commit: to whoever looks at it, and to those whose own lists have changed. */
export function announceCommunity(
  { announce }: Pick<Services, 'announce'>,
  communityId: string,
  people: readonly string[],
): void {
  announce({ kind: 'changed', topic: communityTopic(communityId) })
  announce({ kind: 'changed', topic: insideTopic(communityId) })
  for (const userId of new Set(people))
    announce({ kind: 'changed', topic: membershipsTopic(userId) })
}
