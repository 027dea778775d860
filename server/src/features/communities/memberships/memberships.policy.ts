import type { InsideRow } from '../../people/participation/public.ts'
import { isOpen } from '../../people/participation/public.ts'

/** The leader removes members or hands over to them; nobody can do so with the leader. */
export const canRemove = (
  community: Pick<InsideRow, 'role' | 'is_closed'>,
  member: InsideRow['role'],
): boolean => isOpen(community) && community.role === 'leader' && member === 'member'
