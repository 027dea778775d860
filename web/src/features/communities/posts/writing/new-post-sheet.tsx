import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SheetForm } from '../../../../ui/overlays/sheet-form.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { FilesZone, targetTexts } from '../../../content/attachments/public.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { mentionsOfMembers } from '../../memberships/public.ts'
import { PostFormFields } from './post-form-fields.tsx'
import { postFormTexts as texts } from '../texts.ts'
import { useNewPost } from './use-new-post.ts'

export interface NewPostProps {
  open: boolean
  onClose: () => void
  community: Community
  onCreated: (post: CommunityPost) => void
}

/** Closing loses nothing: the draft is retained until the sheet is opened again. */
export function NewPostSheet({ open, onClose, community, onCreated }: NewPostProps): ReactNode {
  const { user } = useSession()
  const { discard, tray, ...form } = useNewPost(user?.id ?? '', community, (created) => {
    showToast({ message: created ? texts.created : texts.kept })
    onClose()
    if (created) onCreated(created)
  })
  const { state, draft } = form
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={texts.page}
      state={state}
      submitLabel={texts.submit}
      busyLabel={tray.isUploading ? targetTexts.community.waits : texts.sending}
      busy={tray.isUploading}
      buttons={
        (draft || tray.pending.length > 0) &&
        !state.isSending && (
          <Button variant="ghost" onClick={discard}>
            {texts.discard}
          </Button>
        )
      }
    >
      <FilesZone tray={tray} disabled={state.isSending}>
        <PostFormFields
          {...form}
          rows={7}
          mentions={mentionsOfMembers(community.id, {
            viewerId: user?.id,
            everyone: community.can.moderate,
          })}
        />
      </FilesZone>
    </SheetForm>
  )
}
