import { noteMaxLength } from '@patchbay/contract/memberships'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { AreaField } from '../../ui/area-field.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { countCharacters, countHint } from '../../ui/count-hint.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { failureWords } from '../communities/public.ts'
import { membershipTexts as texts } from './texts.ts'
import { useRequest, type Joinable } from './use-membership.ts'

interface RequestSheetProps {
  community: Joinable
  open: boolean
  onClose: () => void
}

/** Asks to be let in, with a note if one likes. A note that could not be sent stays. */
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
    // On screen before the field is focused, so that it is read with its error.
    flushSync(() => setTooLong(isTooLong))
    if (isTooLong) form.current?.querySelector('textarea')?.focus()
    else mutate(note.trim())
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.request}
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
          hint={countHint(note, noteMaxLength)}
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
