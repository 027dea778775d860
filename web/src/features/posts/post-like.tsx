import { likePost, unlikePost, type CommunityPost } from '@patchbay/contract/posts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../platform/api.ts'
import { LikeButton } from '../likes/public.ts'
import { changePost, renewPost } from './posts.cache.ts'

export function PostLike({ post }: { post: CommunityPost }): ReactNode {
  const client = useQueryClient()
  const params = { postId: post.id }
  return (
    <LikeButton
      thing={{
        name: ['post', post.id],
        likes: post,
        send: (liked) => call(liked ? likePost : unlikePost, { params }),
        onAnswer: ({ likeCount, likedByMe }) =>
          changePost(client, post, (known) => ({ ...known, likeCount, likedByMe })),
        onFailure: () => renewPost(client, post),
      }}
    />
  )
}
