import { noteMaxLength, requestMembership } from '@patchbay/contract/communities/memberships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../platform/http/api.ts'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { countCharacters } from '../../../ui/fields/count-hint.ts'
import { Counter } from '../../../ui/fields/counter.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { failureWords } from '../communities/public.ts'
import { noteTexts as texts } from './request-texts.ts'
import { type Joinable, takeMembership } from './use-membership.ts'

function useRequest({ id }: Joinable, onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) =>
      call(requestMembership, {
        params: { communityId: id },
        body: message === '' ? {} : { message },
      }),
    onSuccess: (community) => {
      takeMembership(client, community)
      showToast({ message: texts.sent })
      onSent()
    },
  })
}

interface RequestSheetProps {
  community: Joinable
  open: boolean
  onClose: () => void
}

/** Requests to join, with an optional note. The note is retained if sending fails. */
export function RequestSheet({ community, open, onClose }: RequestSheetProps): ReactNode {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')
  const [tooLong, setTooLong] = useState(false)
  const { mutate, isPending, error, reset } = useRequest(community, () => {
    setNote('')
    onClose()
  })
  const close = (): void => {
    if (isPending) return
    setNote('')
    reset()
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    const isTooLong = countCharacters(note) > noteMaxLength
    // Rendered before the field is focused, so that a screen reader reads it with its error.
    flushSync(() => setTooLong(isTooLong))
    if (isTooLong) form.current?.querySelector('textarea')?.focus()
    else mutate(note.trim())
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.title}
      unsaved={note.trim() !== '' && !isPending}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isPending}
            busyLabel={texts.sending}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="space-y-4">
        {error && <Banner tone="error">{failureWords(error, texts.requestFailed)}</Banner>}
        <p className="text-ink-2">{texts.requestIntro(community.name)}</p>
        <AreaField
          label={texts.note}
          dir="auto"
          value={note}
          optional
          counter={<Counter text={note} limit={noteMaxLength} />}
          error={tooLong ? texts.noteTooLong(noteMaxLength) : undefined}
          onChange={(event) => {
            setTooLong(false)
            setNote(event.target.value)
          }}
        />
      </form>
    </Sheet>
  )
}
