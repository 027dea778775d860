import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { FilesZone, placeTexts } from '../../../content/attachments/public.ts'
import { moveDraft } from './post-draft.ts'
import { PostFormFields } from './post-form-fields.tsx'
import type { PostTarget } from './post-place.ts'
import { composerTexts, postFormTexts as texts } from '../texts.ts'
import { useNewPost } from './use-new-post.ts'

interface ComposerFormProps {
  places: readonly PostTarget[]
  place: PostTarget
  onPlace: (communityId: string) => void
  /** The field that takes the focus, by name. */
  focus: 'content' | 'community'
  onClose: () => void
}

/** The form of a new post, in place. Closing loses nothing: the draft is retained. */
export function ComposerForm(props: ComposerFormProps): ReactNode {
  const { places, place, onPlace, focus, onClose } = props
  const { user } = useSession()
  const owner = user?.id ?? ''
  const id = useId()
  const done = (created: CommunityPost | undefined): void => {
    showToast({ message: created ? texts.created : texts.kept })
    onClose()
  }
  const { discard, tray, ...form } = useNewPost(owner, place, done)
  const { state, draft } = form
  const takeFocus = useEffectEvent(() => {
    state.form.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus()
  })
  useEffect(() => takeFocus(), [])
  const isChosen = places.length > 1
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4 md:px-5">
      <h3 id={id} className="mb-3 text-lead">
        {isChosen ? composerTexts.title : composerTexts.share(place.name)}
      </h3>
      <Form state={state} labelledBy={id}>
        {isChosen && (
          <SelectField
            label={composerTexts.community}
            name="community"
            value={place.id}
            disabled={state.isSending || tray.isUploading}
            onChange={({ target }) => {
              moveDraft(owner, place.id, target.value)
              onPlace(target.value)
            }}
          >
            {places.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
        <FilesZone tray={tray} disabled={state.isSending}>
          <PostFormFields {...form} rows={4} contentFirst />
        </FilesZone>
        <div className="flex flex-wrap justify-end gap-2">
          {(draft || tray.pending.length > 0) && !state.isSending && (
            <Button variant="ghost" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <Button onClick={onClose}>{composerTexts.close}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={state.isSending || tray.isUploading}
            busyLabel={tray.isUploading ? placeTexts.community.waits : texts.sending}
          >
            {texts.submit}
          </Button>
        </div>
      </Form>
    </section>
  )
}
