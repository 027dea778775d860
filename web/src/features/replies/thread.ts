import type { PostReply } from '@patchbay/contract/replies'
import type { QueryKey } from '@tanstack/react-query'
import type { ThreadTexts } from './texts.ts'

/** What somebody said below something: a reply to a post, or a comment on an article. */
export type Reply = Omit<PostReply, 'postId'>

export interface RepliesPage {
  readonly replies: readonly Reply[]
  readonly nextCursor: string | null
}

interface NewReply {
  readonly clientId: string
  readonly content: string
}

/** What the server is asked. */
interface ThreadCalls {
  readonly list: (page: { cursor?: string }, signal: AbortSignal) => Promise<RepliesPage>
  readonly create: (body: NewReply) => Promise<Reply>
  readonly update: (id: string, content: string) => Promise<Reply>
  readonly remove: (id: string) => Promise<unknown>
  readonly like: (id: string, liked: boolean) => Promise<Pick<Reply, 'likeCount' | 'likedByMe'>>
}

/** What replies need to know of what they belong to. */
export interface Thread {
  /** What each of them is. */
  readonly kind: 'reply' | 'comment'
  /** The id of what they belong to. */
  readonly id: string
  readonly queryKey: QueryKey
  /** Whether the line tells of changes. */
  readonly followed: boolean
  readonly calls: ThreadCalls
  readonly texts: ThreadTexts
  /** What is wrong with what somebody typed, by the rule of the contract. */
  readonly validationErrorIn: (content: string) => string | undefined
  /** So many replies more than before. */
  readonly onCount: (difference: number) => void
}
