import type { CommunityPost } from '@patchbay/contract/posts'
import { useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AttachmentList } from '../attachments/public.ts'
import { Folded } from '../blocks/public.ts'
import { AuthorHeading, PostBody } from './post-body.tsx'
import { PostEditForm } from './post-edit.tsx'
import { PostHead } from './post-head.tsx'
import { PostLike } from './post-like.tsx'
import { PostMenu } from './post-menu.tsx'
import { useEditPost } from './use-edit-post.ts'

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
