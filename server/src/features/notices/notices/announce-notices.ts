import { noticesTopic } from '@patchbay/contract/realtime'
import type { Services } from '../../../platform/http/action.ts'

/** More people than this find out at the next sweep, a second later. */
const mostAnnounced = 50

/** Call it after the commit. */
export function announceNotices(
  { announce }: Pick<Services, 'announce'>,
  userIds: readonly string[],
): void {
  for (const userId of userIds.slice(0, mostAnnounced))
    announce({ kind: 'changed', topic: noticesTopic(userId) })
}
