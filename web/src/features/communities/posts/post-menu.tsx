import {
  type CommunityPost,
  deletePost,
  listPostReactions,
} from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import {
  ChartBarBig,
  Flag,
  Lock,
  LockOpen,
  Pencil,
  Pin,
  PinOff,
  SmilePlus,
  Trash2,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useIsOver } from '../../content/polls/public.ts'
import { Reactors, reactionTexts } from '../../content/reactions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import type { EndPostPollProps } from './end-post-poll.tsx'
import type { PostAction } from './moderate-post.tsx'
import { dropPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'

const ModeratePost = lazyPart(() =>
  import('./moderate-post.tsx').then((module) => module.ModeratePost),
)

const EndPostPoll = lazyPart<EndPostPollProps>(() =>
  import('./end-post-poll.tsx').then((module) => module.EndPostPoll),
)

const icons = { pin: Pin, unpin: PinOff, lock: Lock, unlock: LockOpen } as const

interface PostMenuProps {
  post: CommunityPost
  onEdit: () => void
  /** Called just before the post is removed. */
  onDeleted: () => void
}

/**
 * Who has reacted, if anybody; Edit and Delete for the author and the community leader, who also pins and locks, as moderators do;
 * Report for everyone else.
 */
export function PostMenu({ post, onEdit, onDeleted }: PostMenuProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [isSeeing, setSeeing] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [moderating, setModerating] = useState<{ action: PostAction; open: boolean }>()
  const isOver = useIsOver(post.poll ?? { endsAt: null })
  const name = nameOf(post.author)
  const client = useQueryClient()
  const actions: PostAction[] = post.can.moderate
    ? [post.pinned ? 'unpin' : 'pin', post.isLocked ? 'unlock' : 'lock']
    : []
  const items = [
    ...(post.reactions?.length > 0
      ? [{ label: reactionTexts.who, icon: SmilePlus, onSelect: () => setSeeing(true) }]
      : []),
    ...(post.can.edit ? [{ label: texts.edit, icon: Pencil, onSelect: onEdit }] : []),
    ...(post.can.endPoll && !isOver
      ? [{ label: texts.endPoll, icon: ChartBarBig, onSelect: () => setEnding(true) }]
      : []),
    ...actions.map((action) => ({
      label: texts[action],
      icon: icons[action],
      onSelect: () => setModerating({ action, open: true }),
    })),
    ...(post.can.delete
      ? [{ label: texts.delete, icon: Trash2, danger: true, onSelect: () => setAsking(true) }]
      : []),
    ...(post.can.report
      ? [{ label: reportTexts.report, icon: Flag, onSelect: () => setReporting(true) }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.menu(name)} items={items} />
      <DeleteDialog
        open={asking}
        onClose={() => setAsking(false)}
        texts={texts}
        remove={() => call(deletePost, { params: { postId: post.id } })}
        onDeleted={() => {
          onDeleted()
          dropPost(client, post)
        }}
      />
      {moderating && (
        <LazyPart
          open={moderating.open}
          onFailure={() => setModerating({ ...moderating, open: false })}
        >
          <ModeratePost
            {...moderating}
            post={post}
            onClose={() => setModerating({ ...moderating, open: false })}
          />
        </LazyPart>
      )}
      <LazyPart open={isEnding} onFailure={() => setEnding(false)}>
        <EndPostPoll open={isEnding} onClose={() => setEnding(false)} post={post} />
      </LazyPart>
      <LazyPart open={isSeeing} onFailure={() => setSeeing(false)}>
        <Reactors
          open={isSeeing}
          onClose={() => setSeeing(false)}
          name={['post', post.id]}
          fetchPage={(query, signal) =>
            call(listPostReactions, { params: { postId: post.id }, query, signal })
          }
        />
      </LazyPart>
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'post', id: post.id, authorName: name }}
      />
    </>
  )
}
