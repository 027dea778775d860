import {
  communityTopic,
  insideTopic,
  membershipsTopic,
  noticesTopic,
} from '@patchbay/contract/realtime'
import type { Services } from '../../../platform/http/action.ts'

/**
 * Must be called after the commit. Notifies the pages that show these communities, and the people
 * whose own lists have changed.
 */
export function announceCommunities(
  { announce }: Pick<Services, 'announce'>,
  communityIds: readonly string[],
  people: readonly string[],
): void {
  for (const id of communityIds) {
    announce({ kind: 'changed', topic: communityTopic(id) })
    announce({ kind: 'changed', topic: insideTopic(id) })
  }
  for (const userId of new Set(people)) {
    announce({ kind: 'changed', topic: membershipsTopic(userId) })
    announce({ kind: 'changed', topic: noticesTopic(userId) })
  }
}
