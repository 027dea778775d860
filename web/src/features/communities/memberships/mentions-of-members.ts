import { listMembers } from '@patchbay/contract/communities/memberships'
import { call } from '../../../platform/http/api.ts'
import type { MentionSource } from '../../../ui/fields/mentions/mention-source.ts'

/** Whom one can name in a community: its members, and all of them for those who moderate. */
export const mentionsOfMembers = (
  communityId: string,
  { viewerId, everyone = false }: Pick<MentionSource, 'viewerId' | 'everyone'> = {},
): MentionSource => ({
  key: ['community', communityId],
  viewerId,
  everyone,
  find: async (q, signal) => {
    const query = q === '' ? {} : { q }
    const { members } = await call(listMembers, { params: { communityId }, query, signal })
    return members.map(({ person }) => person)
  },
})
