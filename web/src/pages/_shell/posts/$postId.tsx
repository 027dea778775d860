import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PostPage } from '../../../features/communities/posts/public.ts'

export const Route = createFileRoute('/_shell/posts/$postId')({
  component: Post,
  staticData: { visitors: 'redirect' },
})

function Post(): ReactNode {
  const { postId } = Route.useParams()
  return <PostPage key={postId} postId={postId} />
}
