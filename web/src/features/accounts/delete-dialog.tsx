import { confirmsDeletion } from '@patchbay/contract/accounts'
import { Trash2 } from 'lucide-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { deletionTexts as texts } from './texts.ts'
import { useDeleteAccount, wordsFor } from './use-delete-account.ts'

interface DeleteDialogProps {
  open: boolean
  onClose: () => void
}

/** Says what goes, and wants the words before it lets anyone do it. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps): ReactNode {
  const formId = useId()
  const [words, setWords] = useState('')
  const [forced, setForced] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteAccount()
  const confirmed = confirmsDeletion(words)

  const type = (text: string): void => {
    setWords(text)
    setForced(false)
    reset()
  }
  const close = (): void => {
    if (isPending) return
    type('')
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isPending) return
    setForced(!confirmed)
    if (confirmed) mutate(words)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={texts.title}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!confirmed}
            busy={isPending}
            busyLabel={texts.submitting}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {error && <Banner tone="error">{wordsFor(error)}</Banner>}
        <p>{texts.intro}</p>
        <ul className="mt-3 mb-5 divide-y divide-line border-y border-line">
          {texts.removed.map((item) => (
            <li key={item} className="py-2">
              {item}
            </li>
          ))}
        </ul>
        <TextField
          label={texts.confirm}
          value={words}
          onChange={(event) => type(event.target.value)}
          error={forced ? texts.notConfirmed : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Sheet>
  )
}
