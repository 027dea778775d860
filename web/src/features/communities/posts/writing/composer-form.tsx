import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Form } from '../../../../ui/fields/form.tsx'
import { FilterSelect } from '../../../../ui/fields/filter-select.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { FilesZone, targetTexts } from '../../../content/attachments/public.ts'
import { moveDraft } from './post-draft.ts'
import { mentionsOfMembers } from '../../memberships/public.ts'
import { PostFormFields } from './post-form-fields.tsx'
import type { PostTarget } from './post-target.ts'
import { composerTexts, postFormTexts as texts } from '../texts.ts'
import { useNewPost } from './use-new-post.ts'

interface ComposerFormProps {
  communities: readonly PostTarget[]
  community: PostTarget
  onCommunity: (communityId: string) => void
  /** The field that takes the focus, by name. */
  focus: 'content' | 'community'
  onClose: () => void
}

/** The form of a new post, in place. Closing loses nothing: the draft is retained. */
export function ComposerForm(props: ComposerFormProps): ReactNode {
  const { communities, community, onCommunity, focus, onClose } = props
  const { user } = useSession()
  const owner = user?.id ?? ''
  const id = useId()
  const done = (created: CommunityPost | undefined): void => {
    showToast({ message: created ? texts.created : texts.kept })
    onClose()
  }
  const { discard, tray, ...form } = useNewPost(owner, community, done)
  const { state, draft } = form
  const takeFocus = useEffectEvent(() => {
    state.form.current?.querySelector<HTMLElement>(`[name=${focus}]`)?.focus()
  })
  useEffect(() => takeFocus(), [])
  const isChosen = communities.length > 1
  const hasInput = draft !== undefined || tray.pending.length > 0
  const hasStarted = hasInput || Object.keys(state.validationErrors).length > 0
  const buttons = (
    <>
      {hasInput && !state.isSending && (
        <Button variant="ghost" size="sm" onClick={discard}>
          {texts.discard}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={onClose}>
        {composerTexts.close}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="sm"
        busy={state.isSending || tray.isUploading}
        busyLabel={tray.isUploading ? targetTexts.community.waits : texts.sending}
      >
        {texts.submit}
      </Button>
    </>
  )
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-3 md:px-5">
      <Form state={state} labelledBy={id} className="space-y-3">
        <div className="flex items-center gap-1.5">
          <h3 id={id} className={classNames('font-semibold', isChosen && 'shrink-0')}>
            {isChosen ? composerTexts.title : composerTexts.share(community.name)}
          </h3>
          {isChosen && (
            <FilterSelect
              plain
              label={composerTexts.community}
              name="community"
              value={community.id}
              disabled={state.isSending || tray.isUploading}
              onChange={({ target }) => {
                moveDraft(owner, community.id, target.value)
                onCommunity(target.value)
              }}
            >
              {communities.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </FilterSelect>
          )}
        </div>
        <FilesZone tray={tray} disabled={state.isSending} brief={!hasStarted} actions={buttons}>
          <PostFormFields
            {...form}
            rows={2}
            inlineForm={hasStarted ? 'started' : 'empty'}
            mentions={mentionsOfMembers(community.id, {
              viewerId: owner,
              everyone: community.can?.moderate ?? false,
            })}
          />
        </FilesZone>
      </Form>
    </section>
  )
}
