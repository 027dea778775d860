import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { FilesZone, placeTexts } from '../../content/attachments/public.ts'
import { CategoryField } from '../categories/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { postFormTexts as texts } from './texts.ts'
import { useNewPost } from './use-new-post.ts'

export interface NewPostProps {
  open: boolean
  onClose: () => void
  community: Community
  onCreated: (post: CommunityPost) => void
}

type FieldsProps = Pick<ReturnType<typeof useNewPost>, 'state' | 'draft' | 'change'>

function Fields({ state, draft, change }: FieldsProps): ReactNode {
  const { validationErrors, isSending } = state
  const content = draft?.content ?? ''
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        dir="auto"
        autoComplete="off"
        optional
        value={draft?.title ?? ''}
        error={validationErrors.title}
        readOnly={isSending}
        onChange={(event) => change({ title: event.target.value })}
      />
      <AreaField
        label={texts.content}
        name="content"
        rows={7}
        dir="auto"
        value={content}
        counter={<Counter text={content} limit={10_000} />}
        error={validationErrors.content}
        readOnly={isSending}
        onChange={(event) => change({ content: event.target.value })}
      />
      <CategoryField
        value={draft?.categoryId ?? ''}
        error={validationErrors.categoryId}
        disabled={isSending}
        onChange={(categoryId) => change({ categoryId })}
      />
    </>
  )
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
      busyLabel={tray.isUploading ? placeTexts.community.waits : texts.sending}
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
        <Fields {...form} />
      </FilesZone>
    </SheetForm>
  )
}
