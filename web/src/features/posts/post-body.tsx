import type { CommunityPost } from '@patchbay/contract/posts'
import type { ReactNode } from 'react'
import { ClampedText } from '../../ui/content/clamped-text.tsx'
import { LinkedText } from '../../ui/content/linked-text.tsx'
import { nameOf } from '../people/public.ts'
import { PostLink } from './post-link.tsx'
import { cardTexts as texts } from './texts.ts'

interface PostBodyProps {
  post: CommunityPost
  headingId: string
  /** Shows the whole text, without a link to the discussion, which is already open. */
  whole: boolean
}

/** The heading of a post without a title or without content. */
export function AuthorHeading({ post, headingId }: Omit<PostBodyProps, 'whole'>): ReactNode {
  return (
    <h3 id={headingId} className="sr-only">
      {texts.by(nameOf(post.author))}
    </h3>
  )
}

function Heading({ post, headingId, whole }: PostBodyProps): ReactNode {
  if (!post.title) return <AuthorHeading post={post} headingId={headingId} />
  const title = <bdi>{post.title}</bdi>
  return (
    <h3 id={headingId} className="mb-1 text-lead break-words">
      {whole ? title : <PostLink post={post}>{title}</PostLink>}
    </h3>
  )
}

/** The content of a post; for a deleted account, only a note. */
export function PostBody(props: PostBodyProps): ReactNode {
  const { post, whole } = props
  const content = <LinkedText>{post.content}</LinkedText>
  return (
    <>
      <Heading {...props} />
      <div className="max-w-[68ch]">
        {post.content === '' ? (
          <p className="text-ink-3">{texts.removed}</p>
        ) : whole ? (
          content
        ) : (
          <ClampedText text={post.content} more={texts.showMore} less={texts.showLess}>
            {content}
          </ClampedText>
        )}
      </div>
    </>
  )
}
