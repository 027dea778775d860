import { type CommunityPost, deletePost } from '@patchbay/contract/communities/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { dropPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'post_not_found'

function useDeletePost(post: CommunityPost, onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(deletePost, { params: { postId: post.id } }).catch((error: unknown) => {
        // It is already deleted, which is the wanted result.
        if (!isGone(error)) throw error
      }),
    networkMode: 'always',
    onSuccess: () => {
      // A page that shows only this post must navigate away before it is removed.
      onDeleted()
      dropPost(client, post)
      showToast({ message: texts.deleted })
    },
    onError: () => showToast({ message: texts.deleteFailed, tone: 'error' }),
  })
}

interface PostMenuProps {
  post: CommunityPost
  onEdit: () => void
  /** Called just before the post is removed. */
  onDeleted: () => void
}

/** Edit and Delete for the author and the community leader; Report for everyone else. */
export function PostMenu({ post, onEdit, onDeleted }: PostMenuProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const [reporting, setReporting] = useState(false)
  const name = nameOf(post.author)
  const close = (): void => setAsking(false)
  const { mutate, isPending } = useDeletePost(post, () => {
    close()
    onDeleted()
  })
  const items = [
    ...(post.can.edit ? [{ label: texts.edit, icon: Pencil, onSelect: onEdit }] : []),
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
      <ConfirmDialog
        open={asking}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        danger
        busy={isPending}
        busyLabel={texts.deleting}
        onConfirm={() => mutate()}
        onCancel={close}
      >
        {texts.deleteBody}
      </ConfirmDialog>
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'post', id: post.id, authorName: name }}
      />
    </>
  )
}
