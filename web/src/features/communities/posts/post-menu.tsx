import { type CommunityPost, deletePost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { DeleteDialog } from '../../../ui/overlays/delete-dialog.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { nameOf } from '../../people/people/public.ts'
import { ReportDialog, reportTexts } from '../../people/reports/public.ts'
import { dropPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'

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
  const client = useQueryClient()
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
      <ReportDialog
        open={reporting}
        onClose={() => setReporting(false)}
        subject={{ type: 'post', id: post.id, authorName: name }}
      />
    </>
  )
}
