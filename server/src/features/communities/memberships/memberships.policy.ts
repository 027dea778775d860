import {
  isAbove,
  isOpen,
  type CommunityRole,
  type InsideRow,
} from '../../people/participation/public.ts'

type ViewerInside = Pick<InsideRow, 'role' | 'is_closed'>

/** The leader and moderators remove and mute those below them. */
export const canRemove = (community: ViewerInside, member: CommunityRole | null): boolean =>
  isOpen(community) && isAbove(community.role, member)

/** The leader hands over to members, chooses moderators among them and a successor. */
export const canChoose = (community: ViewerInside, member: CommunityRole): boolean =>
  isOpen(community) && community.role === 'leader' && member !== 'leader'
