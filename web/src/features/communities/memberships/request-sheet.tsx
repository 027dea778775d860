import { noteMaxLength, requestMembership } from '@patchbay/contract/communities/memberships'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SheetForm } from '../../../ui/overlays/sheet-form.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { failureWords } from '../communities/public.ts'
import { noteTexts as texts } from './texts.ts'
import { type Joinable, takeMembership } from './use-membership.ts'

interface RequestSheetProps {
  community: Joinable
  open: boolean
  onClose: () => void
}

/** Requests to join, with an optional note. The note is retained if sending fails. */
export function RequestSheet({ community, open, onClose }: RequestSheetProps): ReactNode {
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const leave = (): void => {
    setNote('')
    onClose()
  }
  const state = useForm({
    names: ['message'],
    check: () =>
      countCharacters(note) > noteMaxLength
        ? { validationErrors: { message: texts.noteTooLong(noteMaxLength) } }
        : { input: note.trim() },
    send: (message: string) =>
      call(requestMembership, {
        params: { communityId: community.id },
        body: message === '' ? {} : { message },
      }),
    onSent: (joined) => {
      takeMembership(client, joined)
      showToast({ message: texts.sent })
      leave()
    },
    wordsFor: (error) => failureWords(error, texts.requestFailed),
  })
  const { isSending, validationErrors, forget, reset } = state
  const close = (): void => {
    if (isSending) return
    reset()
    leave()
  }
  return (
    <SheetForm
      open={open}
      onClose={close}
      title={texts.title}
      unsaved={note.trim() !== '' && !isSending}
      state={state}
      submitLabel={texts.send}
      busyLabel={texts.sending}
      buttons={
        <Button variant="ghost" onClick={close}>
          {texts.cancel}
        </Button>
      }
    >
      <p className="text-ink-2">{texts.requestIntro(community.name)}</p>
      <AreaField
        label={texts.note}
        dir="auto"
        value={note}
        optional
        counter={<Counter text={note} limit={noteMaxLength} />}
        error={validationErrors.message}
        onChange={(event) => {
          forget('message')
          setNote(event.target.value)
        }}
      />
    </SheetForm>
  )
}
