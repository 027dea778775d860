import type { Person } from '@patchbay/contract/people/people'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { MentionSource } from '../../../ui/fields/mentions/mention-source.ts'
import type { RepliesPage } from '../../communities/replies/public.ts'

/** Whom one can name in a comment: who wrote the article, and who commented as far as is shown. */
export const mentionsOfReaders = (
  client: QueryClient,
  comments: QueryKey,
  author: Person,
): MentionSource => ({
  key: comments,
  find: async (q) => {
    const { amongPeople } = await import('../../../ui/fields/mentions/among-people.ts')
    const pages = client.getQueryData<InfiniteData<RepliesPage>>(comments)?.pages ?? []
    const readers = pages.flatMap(({ replies }) => replies.map((reply) => reply.author))
    return amongPeople([author, ...readers], q)
  },
})
