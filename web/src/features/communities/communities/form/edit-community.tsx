import type { Community } from '@patchbay/contract/communities/communities'
import { useLayoutEffect, type ReactNode } from 'react'
import { focusPage } from '../../../../platform/page/navigation-focus.tsx'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { useUnsavedGuard } from '../../../../platform/storage/unsaved-guard.ts'
import { Banner } from '../../../../ui/states/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DiscardDialog } from '../../../../ui/overlays/discard-dialog.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { TopBar } from '../../../../ui/top-bar.tsx'
import { useSession } from '../../../accounts/sessions/public.ts'
import { DetailFields, PlaceFields, PrivacyField } from './community-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { DeleteCommunity } from './delete-community.tsx'
import { SignedOut } from '../page/signed-out.tsx'
import { editTexts as texts, formTexts } from './form-texts.ts'
import { communityTexts } from '../texts.ts'
import { useEditForm } from './use-edit-form.ts'

interface EditCommunityProps {
  community: Community
  onCancel: () => void
  onSaved: () => void
}

function FieldsPanel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Panel title={title}>
      <div className="space-y-4 px-4 pb-4">{children}</div>
    </Panel>
  )
}

export function EditCommunity({ community, onCancel, onSaved }: EditCommunityProps): ReactNode {
  usePageTitle(texts.page)
  const isSignedIn = useSession().user !== null
  const { form, fields, cover, setCover, isDirty, isSaving, submit, ...state } = useEditForm(
    community,
    (saved) => {
      if (saved) showToast({ message: texts.saved })
      onSaved()
    },
  )
  const { asking, leave, stay } = useUnsavedGuard(isDirty)
  // In a layout effect, before the person can type: otherwise the first letters would be lost.
  useLayoutEffect(focusPage, [])
  const failure = state.failure === communityTexts.loggedOut ? undefined : state.failure
  return (
    <div className="mx-auto max-w-[760px]">
      <TopBar title={texts.page} />
      <form ref={form} noValidate onSubmit={submit} aria-label={texts.page}>
        <div className="space-y-4 px-4 pb-4 md:px-5 xl:px-0">
          {!isSignedIn && <SignedOut />}
          {failure && <Banner tone="error">{failure}</Banner>}
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <FieldsPanel title={texts.details}>
              <DetailFields {...fields} />
            </FieldsPanel>
            <div className="min-w-0 space-y-4">
              <FieldsPanel title={formTexts.cover}>
                <CoverField
                  id={community.id}
                  current={cover === null ? null : community.coverImage}
                  file={cover ?? undefined}
                  onChange={setCover}
                  onRemove={() => setCover(null)}
                  refusal={state.refusal}
                  progress={state.progress}
                  titled
                />
              </FieldsPanel>
              <FieldsPanel title={texts.placeAndAccess}>
                <PlaceFields {...fields} />
                <PrivacyField {...fields} />
              </FieldsPanel>
            </div>
          </div>
          <DeleteCommunity community={community} />
        </div>
        <footer
          data-sticky-foot
          className="sticky bottom-(--keyboard) z-20 border-t border-line bg-bg pb-safe xl:-mx-8 xl:px-8"
        >
          <div className="flex gap-2 px-4 py-3 md:justify-end md:px-5 xl:px-0">
            <div className="max-md:flex-1">
              <Button variant="ghost" full onClick={onCancel}>
                {formTexts.cancel}
              </Button>
            </div>
            <div className="max-md:flex-2 md:w-32">
              <Button type="submit" variant="primary" full busy={isSaving} busyLabel={texts.saving}>
                {texts.save}
              </Button>
            </div>
          </div>
        </footer>
      </form>
      <DiscardDialog open={asking} onDiscard={leave} onKeep={stay} />
    </div>
  )
}
