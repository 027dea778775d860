import {
  type CommunityPost,
  getPostVersion,
  likePost,
  reactToPost,
  unlikePost,
} from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { actionsStyle } from '../../../ui/buttons/action-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ClampedText } from '../../../ui/content/clamped-text.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { FormattedText } from '../../../ui/content/formatted-text.tsx'
import { ShareButton } from '../../../ui/buttons/share-button.tsx'
import { AttachmentList } from '../../content/attachments/public.ts'
import { Folded } from '../../people/blocks/public.ts'
import { setInsideState } from '../communities/public.ts'
import { previewFrame } from '../../content/previews/public.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { Reactions } from '../../content/reactions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { AuthorVersion } from '../replies/public.ts'
import { usePostEditDraft } from './writing/post-edit-draft.ts'
import type { PostEditFormProps } from './writing/post-edit.tsx'
import { PostHead } from './discussion/post-head.tsx'
import { PostLink } from './post-link.tsx'
import type { PostPollProps } from './post-poll.tsx'
import { PostMenu } from './post-menu.tsx'
import type { PostPreviewProps } from './post-preview.tsx'
import { renewPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'
import { titleOf } from './title-of.ts'

/** The form and its rules are loaded when the viewer first edits. */
const PostEditForm = lazyPart<PostEditFormProps>(
  () => import('./writing/post-edit.tsx').then((module) => module.PostEditForm),
  { isMain: true },
)

const PostPreview = lazyPart<PostPreviewProps>(() =>
  import('./post-preview.tsx').then((module) => module.PostPreview),
)

/** Few posts have one. */
const PostPoll = lazyPart<PostPollProps>(
  () => import('./post-poll.tsx').then((module) => module.PostPoll),
  { isMain: true },
)

/** In a list, the text is cut and the title opens the modal; elsewhere the post is shown in full. */
export type PostView = 'list' | 'modal' | 'page'

interface PostBodyProps {
  post: CommunityPost
  headingId: string
  place: PostView
}

const headings = {
  list: { Heading: 'h3', look: 'mb-1 text-lead break-words' },
  modal: { Heading: 'h3', look: 'mb-1 text-lead break-words' },
  page: { Heading: 'h1', look: 'mb-2 text-title break-words md:text-head' },
} as const

/** The heading of a post without a title or without content. */
function AuthorHeading({ post, headingId, place }: PostBodyProps): ReactNode {
  const { Heading } = headings[place]
  return (
    <Heading id={headingId} className="sr-only">
      {texts.by(nameOf(post.author))}
    </Heading>
  )
}

function PostHeading(props: PostBodyProps): ReactNode {
  const { post, headingId, place } = props
  if (!post.title) return <AuthorHeading {...props} />
  const { Heading, look } = headings[place]
  const title = <bdi>{post.title}</bdi>
  return (
    <Heading id={headingId} className={look}>
      {place === 'list' ? <PostLink post={post}>{title}</PostLink> : title}
    </Heading>
  )
}

/** The content of a post; for a deleted account, only a note. */
function PostBody(props: PostBodyProps): ReactNode {
  const { post, place } = props
  const content = <FormattedText>{post.content}</FormattedText>
  return (
    <>
      <PostHeading {...props} />
      <div className="max-w-[68ch]">
        {post.content === '' ? (
          <p className="text-ink-3">{texts.removed}</p>
        ) : place !== 'list' ? (
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

function PostVersion({ post }: { post: CommunityPost }): ReactNode {
  if (post.editedBy !== 'leader') return null
  const { id, communityId, author } = post
  const fetchVersion = (signal: AbortSignal) =>
    call(getPostVersion, { params: { postId: id }, signal })
  return <AuthorVersion {...{ id, communityId, author, fetchVersion }} />
}

function PostLike({ post }: { post: CommunityPost }): ReactNode {
  const client = useQueryClient()
  const { id, communityId } = post
  const params = { postId: id }
  return (
    <LikeButton
      disabled={!post.can.react && !post.likedByMe}
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

function PostReactions({ post }: { post: CommunityPost }): ReactNode {
  const client = useQueryClient()
  const { id, communityId } = post
  return (
    <Reactions
      disabled={!post.can.react}
      thing={{
        name: ['post', id],
        state: post,
        send: (emoji) => call(reactToPost, { params: { postId: id }, body: { emoji } }),
        onAnswer: ({ reactions, myReaction, insideVersion: version }) =>
          void setInsideState(client, { communityId, id, version }, { reactions, myReaction }),
        onFailure: () => renewPost(client, post),
      }}
    />
  )
}

interface EditablePostProps {
  post: CommunityPost
  headingId: string
  withCommunity: boolean
  place?: PostView
  /** The number of replies, with a control that shows them. */
  replies: ReactNode
  onEdited: () => void
  onDeleted: () => void
  children?: ReactNode
}

/** A post with its actions, for lists, the Discussion modal and the page of a post. */
export function EditablePost(props: EditablePostProps): ReactNode {
  const { post, headingId, place = 'list', onEdited } = props
  const isWhole = place !== 'list'
  const named = { post, headingId, place }
  const [asked, setAsked] = useState(false)
  const [draft, keepDraft] = usePostEditDraft(post)
  const isEditing = draft !== undefined && post.can.edit
  const body = <PostBody {...named} />
  const closeEdit = (): void => {
    setAsked(false)
    onEdited()
  }
  return (
    <Folded thing={post} heading={<AuthorHeading {...named} />}>
      <PostHead post={post} withCommunity={props.withCommunity} linked={!isWhole} />
      <div className={classNames('mt-3', !isWhole && 'md:pl-[52px]')}>
        {isEditing ? (
          <LazyPart fallback={body}>
            <PostEditForm post={post} wanted={asked} onClosed={closeEdit} />
          </LazyPart>
        ) : (
          <>
            {body}
            <PostVersion post={post} />
          </>
        )}
        {post.attachments && (
          <div className="mt-3">
            <AttachmentList attachments={post.attachments} />
          </div>
        )}
        {post.poll && (
          <div className="mt-3">
            <LazyPart fallback={<div style={{ height: 90 + post.poll.answers.length * 44 }} />}>
              <PostPoll post={post} stored={post.poll} />
            </LazyPart>
          </div>
        )}
        {post.preview && (
          <div className="mt-3">
            <LazyPart fallback={<div className={previewFrame} />}>
              <PostPreview post={post} preview={post.preview} />
            </LazyPart>
          </div>
        )}
        {!isEditing && (
          <div className="mt-1.5 flex items-start gap-3.5">
            <div className={actionsStyle}>
              <span>
                <PostLike post={post} />
              </span>
              <PostReactions post={post} />
              <span className="pl-1.5">{props.replies}</span>
              {isWhole && (
                // The count before it has no padding of its own.
                <span className="pl-4">
                  <ShareButton small title={titleOf(post)} path={`/posts/${post.id}`} />
                </span>
              )}
            </div>
            <div className="-mr-2 ml-auto">
              <PostMenu
                post={post}
                onEdit={() => {
                  setAsked(true)
                  keepDraft({ title: post.title ?? '', content: post.content })
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
