import type { AuthorVersion } from '@patchbay/contract/communities/posts'
import type { listReplyReactions, PostReply } from '@patchbay/contract/communities/replies'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { QueryKey } from '@tanstack/react-query'
import type { MentionSource } from '../../../ui/fields/mentions/mention-source.ts'
import type { ThreadTexts } from './texts.ts'

/** A reply to a post, or a comment on an article. */
export type Reply = Omit<PostReply, 'postId' | 'insideVersion'> & Partial<Versioned>

/** Comments have no version, because their changes are not announced. */
type Versioned = Pick<PostReply, 'insideVersion'>

/** The answer to a new reply; for a post it has the number of replies. */
export type AddedReply = Reply & { readonly replyCount?: number }

export type ReplyReactions = Pick<Reply, 'reactions' | 'myReaction' | 'insideVersion'>

export type ReplyLikes = Pick<Reply, 'likeCount' | 'likedByMe' | 'insideVersion'>

export interface RepliesPage {
  readonly replies: readonly Reply[]
  readonly nextCursor: string | null
}

/** What is being answered, as it is kept with the draft. */
export interface Answering {
  readonly id: string
  readonly name: string
  readonly words: string
}

interface NewReply {
  readonly clientId: string
  readonly content: string
  readonly answers?: Answering | undefined
  /** The link whose preview is left out. */
  readonly leftOut?: string | undefined
}

/** The requests of a thread. */
interface ThreadCalls {
  readonly list: (page: { cursor?: string }, signal: AbortSignal) => Promise<RepliesPage>
  /** Nothing if it waits to be sent, because there is no connection. */
  readonly create: (body: NewReply, owner: string) => Promise<AddedReply | undefined>
  readonly update: (id: string, content: string) => Promise<Reply>
  readonly remove: (id: string) => Promise<unknown>
  readonly like: (id: string, liked: boolean) => Promise<ReplyLikes>
  readonly react: (id: string, emoji: string | null) => Promise<ReplyReactions>
  /** Who has reacted; nobody learns who reacts to comments. */
  readonly reactors?: (
    id: string,
    query: { cursor?: string },
    signal: AbortSignal,
  ) => Promise<ReceivedOutput<typeof listReplyReactions>>
  /** What the author wrote before a leader changed it; nobody changes the comments of others. */
  readonly version?: (id: string, signal: AbortSignal) => Promise<AuthorVersion>
}

/** The parent object of replies: a post or an article. */
export interface Thread {
  /** The kind of each entry. */
  readonly kind: 'reply' | 'comment'
  /** The id of the post or article. */
  readonly id: string
  readonly queryKey: QueryKey
  /** The community whose changes the socket announces; comments on articles are not announced. */
  readonly communityId: string | undefined
  /** Whether the viewer may like replies, and react to them; not in a closed community. */
  readonly canReact: boolean
  /** Why the viewer cannot reply, if so. */
  readonly noReply?: 'closed' | 'locked' | 'muted' | undefined
  /** Whom one can name in a reply. */
  readonly mentions: MentionSource
  readonly calls: ThreadCalls
  readonly texts: ThreadTexts
  /** Called with the change of the number of replies, and with the reply if one was added. */
  readonly onCount: (difference: number, added?: AddedReply) => void
}
