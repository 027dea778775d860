import type { NoticesState } from '@patchbay/contract/notices'
import type { ViewerContext } from '../../platform/http/action.ts'
import { announceNotices } from './announce-notices.ts'
import { listStates } from './shown-notices.store.ts'

/** After something was read: announces it to the other pages, and answers how things stand now. */
export async function tellState(ctx: ViewerContext): Promise<NoticesState> {
  const { userId } = ctx.viewer
  announceNotices(ctx, [userId])
  const [state] = await listStates(ctx.db, [userId])
  return { unread: state?.unread ?? 0, version: state?.version ?? 0 }
}
