import type { NoticesState } from '@patchbay/contract/notices/notices'
import { noticesTopic } from '@patchbay/contract/realtime'
import type { Services, ViewerContext } from '../../../platform/http/action.ts'
import { listStates } from './shown-notices.store.ts'

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

/** Announces that notices were read to the other pages, and returns the current state. */
export async function announceState(ctx: ViewerContext): Promise<NoticesState> {
  const { userId } = ctx.viewer
  announceNotices(ctx, [userId])
  const [state] = await listStates(ctx.db, [userId])
  return { unread: state?.unread ?? 0, version: state?.version ?? 0 }
}
