import type { NoticesState } from '@patchbay/contract/notices/notices'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { announceNotices } from './announce-notices.ts'
import { listStates } from './shown-notices.store.ts'

/** Announces that notices were read to the other pages, and returns the current state. */
export async function announceState(ctx: ViewerContext): Promise<NoticesState> {
  const { userId } = ctx.viewer
  announceNotices(ctx, [userId])
  const [state] = await listStates(ctx.db, [userId])
  return { unread: state?.unread ?? 0, version: state?.version ?? 0 }
}
