import { type CommunityPost, likePost, unlikePost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ClampedText } from '../../../ui/content/clamped-text.tsx'
import { LinkedText } from '../../../ui/content/linked-text.tsx'
import { AttachmentList } from '../../content/attachments/public.ts'
import { Folded } from '../../people/blocks/public.ts'
import { setInsideState } from '../communities/public.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { PostEditForm } from './post-edit.tsx'
import { PostHead } from './post-head.tsx'
import { PostLink } from './post-link.tsx'
import { PostMenu } from './post-menu.tsx'
import { renewPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'
import { useEditPost } from './use-edit-post.ts'

interface PostBodyProps {
  post: CommunityPost
  headingId: string
  /** Shows the whole text, without a link to the discussion, which is already open. */
  whole: boolean
}

/** The heading of a post without a title or without content. */
function AuthorHeading({ post, headingId }: Omit<PostBodyProps, 'whole'>): ReactNode {
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
function PostBody(props: PostBodyProps): ReactNode {
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

function PostLike({ post }: { post: CommunityPost }): ReactNode {
  const client = useQueryClient()
  const { id, communityId } = post
  const params = { postId: id }
  return (
    <LikeButton
      thing={{
        name: ['post', id],
        likes: post,
        send: (liked) => call(liked ? likePost : unlikePost, { params }),
        onAnswer: ({ likeCount, likedByMe, insideVersion: version }) =>
          void setInsideState(client, { communityId, id, version }, { likeCount, likedByMe }),
        onFailure: () => renewPost(client, post),
      }}
    />
  )
}

interface EditablePostProps {
  post: CommunityPost
  headingId: string
  withCommunity: boolean
  /** In the modal the post is shown in full; in a list it is cut, and the title opens the modal. */
  whole?: boolean
  /** The number of replies, with a control that shows them. */
  replies: ReactNode
  onEdited: () => void
  onDeleted: () => void
  children?: ReactNode
}

/** A post with its actions, for lists and for the Discussion modal. */
export function EditablePost(props: EditablePostProps): ReactNode {
  const { post, headingId, whole = false, onEdited } = props
  const [asked, setAsked] = useState(false)
  const edit = useEditPost(post, () => {
    setAsked(false)
    onEdited()
  })
  const isEditing = edit.draft !== undefined && post.can.edit
  return (
    <Folded thing={post} heading={<AuthorHeading post={post} headingId={headingId} />}>
      <PostHead post={post} withCommunity={props.withCommunity} linked={!whole} />
      <div className={classNames('mt-3', !whole && 'md:pl-[52px]')}>
        {edit.draft && isEditing ? (
          <PostEditForm edit={edit} draft={edit.draft} wanted={asked} />
        ) : (
          <PostBody post={post} headingId={headingId} whole={whole} />
        )}
        {post.attachments && (
          <div className="mt-3">
            <AttachmentList attachments={post.attachments} />
          </div>
        )}
        {!isEditing && (
          <div className="mt-1.5 flex items-center gap-3.5">
            <PostLike post={post} />
            {props.replies}
            <div className="-mr-2 ml-auto">
              <PostMenu
                post={post}
                onEdit={() => {
                  setAsked(true)
                  edit.open()
                }}
                onDeleted={props.onDeleted}
              />
            </div>
          </div>
        )}
        {props.children}
      </div>
    </Folded>
  )
}
