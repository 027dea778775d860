import { useRouter } from '@tanstack/react-router'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../../../../ui/states/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DiscardDialog } from '../../../../ui/overlays/discard-dialog.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
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
  const formId = useId()
  const [asking, setAsking] = useState(false)
  const isSignedIn = useSession().user !== null
  const goTo = (communityId: string): void => {
    onClose()
    void router.navigate({ to: '/communities/$communityId', params: { communityId } })
  }
  const { form, fields, file, setFile, created, isBusy, ...state } = useCreateForm(owner, goTo)
  const failure = state.coverFailure ?? state.failure
  const close = (): void => {
    if (isBusy) return
    if (created) return goTo(created.id)
    state.discard()
    setAsking(false)
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    state.submit()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.title}
      unsaved={state.isDirty && !isBusy}
      footer={
        <>
          <Button variant="ghost" onClick={() => (state.isDirty ? setAsking(true) : close())}>
            {created ? texts.goOn : formTexts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            busyLabel={created ? texts.retryingCover : texts.submitting}
          >
            {created ? texts.retryCover : texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="space-y-4">
        {!isSignedIn && <SignedOut />}
        {failure && (isSignedIn || failure !== communityTexts.loggedOut) && (
          <Banner tone="error">{failure}</Banner>
        )}
        {!created && (
          <>
            <DetailFields {...fields} />
            <PrivacyField {...fields} />
            <PlaceFields {...fields} />
          </>
        )}
        <CoverField
          id={state.clientId}
          file={file}
          onChange={setFile}
          refusal={state.refusal}
          progress={state.progress}
        />
      </form>
      <DiscardDialog open={asking} onDiscard={close} onKeep={() => setAsking(false)} />
    </Sheet>
  )
}
