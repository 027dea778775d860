import { noticesTopic } from '@patchbay/contract/realtime'
import type { Services } from '../../platform/http/action.ts'

/** More than these hear of it at the next look at everything, a second later. */
const mostAnnounced = 50

/** After the commit. */
export function announceNotices(
  { announce }: Pick<Services, 'announce'>,
  userIds: readonly string[],
): void {
  for (const userId of userIds.slice(0, mostAnnounced))
    announce({ kind: 'changed', topic: noticesTopic(userId) })
}
