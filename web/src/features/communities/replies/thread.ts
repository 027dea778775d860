import type { PostReply } from '@patchbay/contract/communities/replies'
import type { QueryKey } from '@tanstack/react-query'
import type { ThreadTexts } from './texts.ts'

/** A reply to a post, or a comment on an article. */
export type Reply = Omit<PostReply, 'postId'>

export interface RepliesPage {
  readonly replies: readonly Reply[]
  readonly nextCursor: string | null
}

interface NewReply {
  readonly clientId: string
  readonly content: string
}

/** The requests of a thread. */
interface ThreadCalls {
  readonly list: (page: { cursor?: string }, signal: AbortSignal) => Promise<RepliesPage>
  readonly create: (body: NewReply) => Promise<Reply>
  readonly update: (id: string, content: string) => Promise<Reply>
  readonly remove: (id: string) => Promise<unknown>
  readonly like: (id: string, liked: boolean) => Promise<Pick<Reply, 'likeCount' | 'likedByMe'>>
}

/** The parent object of replies: a post or an article. */
export interface Thread {
  /** The kind of each entry. */
  readonly kind: 'reply' | 'comment'
  /** The id of the post or article. */
  readonly id: string
  readonly queryKey: QueryKey
  /** Whether the socket announces changes. */
  readonly followed: boolean
  readonly calls: ThreadCalls
  readonly texts: ThreadTexts
  /** The validation error of a text, by the rules of the contract. */
  readonly validationErrorIn: (content: string) => string | undefined
  /** Called with the change of the number of replies. */
  readonly onCount: (difference: number) => void
}
