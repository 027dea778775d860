import { mentionedIn } from '@patchbay/contract/mentions'
import type { Database } from '../../../platform/db/database.ts'
import { isModerating, type CommunityRole } from '../../people/participation/public.ts'
import { listMemberIds } from '../communities/public.ts'
import { listMembersAmong } from './mentioned-members.store.ts'

interface AuthorInside {
  readonly communityId: string
  /** The author's. */
  readonly role: CommunityRole | null
}

/** Everyone is called by those who moderate, and in a post, which stands for itself. */
export const callsEveryone = (content: string, role: CommunityRole | null): boolean =>
  isModerating(role) && mentionedIn(content).everyone

/**
 * The members whom a post names. Nobody else is told, so that a name of a stranger is a name and
 * nothing more, and the answer is the same for every name.
 */
export async function mentionedInPost(
  tx: Database,
  content: string,
  { communityId, role }: AuthorInside,
): Promise<readonly string[]> {
  if (callsEveryone(content, role)) return listMemberIds(tx, communityId)
  return mentionedMembers(tx, content, communityId)
}

/** The same in a reply, which calls nobody but those it names. */
export async function mentionedMembers(
  tx: Database,
  content: string,
  communityId: string,
): Promise<readonly string[]> {
  const { userIds } = mentionedIn(content)
  return userIds.length === 0 ? [] : listMembersAmong(tx, communityId, userIds)
}
