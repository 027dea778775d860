import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useId, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
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

type FieldsProps = Pick<
  ReturnType<typeof useNewPost>,
  'draft' | 'validationErrors' | 'isSending' | 'change'
>

function Fields({ draft, validationErrors, isSending, change }: FieldsProps): ReactNode {
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
  const id = useId()
  const { user } = useSession()
  const { form, submit, failure, discard, tray, ...fields } = useNewPost(
    user?.id ?? '',
    community,
    (created) => {
      showToast({ message: created ? texts.created : texts.kept })
      onClose()
      if (created) onCreated(created)
    },
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.page}
      footer={
        <>
          {(fields.draft || tray.pending.length > 0) && !fields.isSending && (
            <Button variant="ghost" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={fields.isSending || tray.isUploading}
            busyLabel={tray.isUploading ? placeTexts.community.waits : texts.sending}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit}>
        <FilesZone tray={tray} disabled={fields.isSending}>
          {failure && <Banner tone="error">{failure}</Banner>}
          <Fields {...fields} />
        </FilesZone>
      </form>
    </Sheet>
  )
}
