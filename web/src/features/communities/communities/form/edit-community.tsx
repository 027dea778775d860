import type { Community } from '@patchbay/contract/communities/communities'
import type { ReactNode } from 'react'
import { Banner } from '../../../../ui/states/banner.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PageForm } from '../../../../ui/page-form.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { useSession } from '../../../accounts/sessions/public.ts'
import { DetailFields, InvitingField, PlaceFields, PrivacyField } from './community-fields.tsx'
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
  const isSignedIn = useSession().user !== null
  const { state, fields, cover, isDirty } = useEditForm(community, (saved) => {
    if (saved) showToast({ message: texts.saved })
    onSaved()
  })
  const failure = state.failure === communityTexts.loggedOut ? undefined : state.failure
  return (
    <PageForm
      title={texts.page}
      state={state}
      isDirty={isDirty}
      onCancel={onCancel}
      texts={{ ...texts, cancel: formTexts.cancel }}
    >
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
              current={cover.chosen === null ? null : community.coverImage}
              file={cover.chosen ?? undefined}
              onChange={cover.choose}
              onRemove={() => cover.choose(null)}
              refusal={cover.refusal}
              progress={cover.progress}
              titled
            />
          </FieldsPanel>
          <FieldsPanel title={texts.placeAndAccess}>
            <PlaceFields {...fields} />
            <PrivacyField {...fields} />
            <InvitingField {...fields} />
          </FieldsPanel>
        </div>
      </div>
      <DeleteCommunity community={community} />
    </PageForm>
  )
}
