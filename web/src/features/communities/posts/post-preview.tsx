import type { LinkPreview } from '@patchbay/contract/content/link-previews'
import { removePostPreview, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { PreviewCard, useRemovePreview } from '../../content/previews/public.ts'
import { changePost } from './posts.cache.ts'

export interface PostPreviewProps {
  post: CommunityPost
  preview: LinkPreview
}

/** The preview of a post; those who may edit the post may take it away. */
export function PostPreview({ post, preview }: PostPreviewProps): ReactNode {
  const client = useQueryClient()
  const { id, can } = post
  const remove = useRemovePreview(
    (signal) => call(removePostPreview, { params: { postId: id }, signal }),
    (answer) => changePost(client, post, () => answer),
  )
  return (
    <PreviewCard
      preview={preview}
      of={{ type: 'post', id }}
      onRemove={can.edit ? remove : undefined}
    />
  )
}
