import type { Viewer } from '../../../platform/sessions/viewer.ts'
import type { StaffCommunityRow } from './staff-communities.store.ts'

/** Staff do not choose leaders: only where the leader cannot enter any more, somebody else leads. */
export const mayHandOver = ({ leader_banned }: Pick<StaffCommunityRow, 'leader_banned'>): boolean =>
  leader_banned

/** Nobody decides about what they lead themselves. On the command line there is no viewer. */
export const mayDecide = (
  viewer: Pick<Viewer, 'userId'> | undefined,
  { leader_id }: Pick<StaffCommunityRow, 'leader_id'>,
): boolean => leader_id !== viewer?.userId
