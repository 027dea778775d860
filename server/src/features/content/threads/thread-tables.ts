/** Replies to posts and comments on articles have equal tables. */
export const replyTables = {
  replies: 'post_replies',
  likes: 'reply_likes',
  reactions: 'reply_reactions',
} as const

export const commentTables = {
  replies: 'information_hub_post_replies',
  likes: 'information_hub_reply_likes',
  reactions: 'information_hub_reply_reactions',
} as const

export type ThreadTables = typeof replyTables | typeof commentTables
