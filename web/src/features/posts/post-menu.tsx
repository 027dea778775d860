import type { CommunityPost } from '@patchbay/contract/posts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { nameOf } from '../people/public.ts'
import { cardTexts as texts } from './texts.ts'
import { useDeletePost } from './use-delete-post.ts'

interface PostMenuProps {
  post: CommunityPost
  onEdit: () => void
  /** Just before it is gone. */
  onDeleted: () => void
}

/** For the author and who leads the community; nothing for everyone else. */
export function PostMenu({ post, onEdit, onDeleted }: PostMenuProps): ReactNode {
  const [asking, setAsking] = useState(false)
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
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu label={texts.menu(nameOf(post.author))} items={items} />
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
    </>
  )
}
