import type { Community } from '@patchbay/contract/communities'
import { Trash2 } from 'lucide-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { deleteTexts as texts } from './texts.ts'
import { useDeleteCommunity, wordsFor } from './use-delete-community.ts'

interface DeleteDialogProps {
  community: Pick<Community, 'id' | 'name'>
  open: boolean
  onClose: () => void
}

/** Says what goes, and wants the name before it lets anyone do it. */
export function DeleteDialog({ community, open, onClose }: DeleteDialogProps): ReactNode {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error, reset } = useDeleteCommunity(community.id)
  const confirmed = typed.trim() === community.name

  const type = (text: string): void => {
    setTyped(text)
    reset()
  }
  const close = (): void => {
    if (isPending) return
    type('')
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Its form stands inside another one's in React, though not on the page.
    event.stopPropagation()
    if (!isPending && confirmed) mutate(typed.trim())
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
        {error && (
          <div className="mb-4">
            <Banner tone="error">{wordsFor(error)}</Banner>
          </div>
        )}
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
          hint={community.name}
          value={typed}
          dir="auto"
          onChange={(event) => type(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Sheet>
  )
}
