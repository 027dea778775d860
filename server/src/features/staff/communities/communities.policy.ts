import type { StaffCommunityRow } from './staff-communities.store.ts'

/** Staff do not choose leaders: only where the leader cannot enter any more, somebody else leads. */
export const mayHandOver = ({ leader_banned }: Pick<StaffCommunityRow, 'leader_banned'>): boolean =>
  leader_banned
