import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { DiscardDialog } from '../../../../ui/overlays/discard-dialog.tsx'
import { SheetForm } from '../../../../ui/overlays/sheet-form.tsx'
import { useSession } from '../../../accounts/sessions/public.ts'
import { DetailFields, PlaceFields, PrivacyField } from './community-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { SignedOut } from '../page/signed-out.tsx'
import { createTexts as texts, formTexts } from './form-texts.ts'
import { communityTexts } from '../texts.ts'
import { useCreateForm } from './use-create-form.ts'

interface CreateCommunityProps {
  open: boolean
  onClose: () => void
  /** The person whose draft it is, even while they are signed out. */
  owner: string
}

export function CreateCommunity({ open, onClose, owner }: CreateCommunityProps): ReactNode {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const isSignedIn = useSession().user !== null
  const goTo = (communityId: string): void => {
    onClose()
    void router.navigate({ to: '/communities/$communityId', params: { communityId } })
  }
  const { state, fields, cover, created, isDirty, discard } = useCreateForm(owner, goTo)
  const close = (): void => {
    if (state.isSending) return
    if (created) return goTo(created.id)
    discard()
    setAsking(false)
    onClose()
  }
  // The prompt to sign in says it already.
  const isSaid = !isSignedIn && state.failure === communityTexts.loggedOut
  return (
    <SheetForm
      open={open}
      onClose={close}
      title={texts.title}
      unsaved={isDirty && !state.isSending}
      state={{ ...state, failure: isSaid ? undefined : state.failure }}
      submitLabel={created ? texts.retryCover : texts.submit}
      busyLabel={created ? texts.retryingCover : texts.submitting}
      buttons={
        <Button variant="ghost" onClick={() => (isDirty ? setAsking(true) : close())}>
          {created ? texts.goOn : formTexts.cancel}
        </Button>
      }
    >
      {!isSignedIn && <SignedOut />}
      {!created && (
        <>
          <DetailFields {...fields} />
          <PrivacyField {...fields} />
          <PlaceFields {...fields} />
        </>
      )}
      <CoverField {...cover} />
      <DiscardDialog open={asking} onDiscard={close} onKeep={() => setAsking(false)} />
    </SheetForm>
  )
}
