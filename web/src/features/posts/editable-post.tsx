import { type CommunityPost, likePost, unlikePost } from '@patchbay/contract/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../platform/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { AttachmentList } from '../attachments/public.ts'
import { Folded } from '../blocks/public.ts'
import { LikeButton } from '../likes/public.ts'
import { AuthorHeading, PostBody } from './post-body.tsx'
import { PostEditForm } from './post-edit.tsx'
import { PostHead } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import { changePost, renewPost } from './posts.cache.ts'
import { useEditPost } from './use-edit-post.ts'

function PostLike({ post }: { post: CommunityPost }): ReactNode {
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
