import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { useForgetResumed } from '../sign-in/public.ts'
import { deletionTexts as texts } from './texts.ts'

const DeleteDialog = lazyPart(() =>
  import('./delete-dialog.tsx').then((module) => module.DeleteDialog),
)

interface DeleteAccountProps {
  /** The person was deleting it when they had to confirm that it is them. */
  resumed: boolean
}

/** The section of the profile for deleting the account. */
export function DeleteAccount({ resumed }: DeleteAccountProps): ReactNode {
  const [open, setOpen] = useState(resumed)
  useForgetResumed(resumed)
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="px-4 pt-1 pb-4">
        <Button
          variant="danger"
          onPointerEnter={() => void DeleteDialog.prepare()}
          onFocus={() => void DeleteDialog.prepare()}
          onClick={() => setOpen(true)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.open}
        </Button>
      </div>
      <LazyPart open={open} onFailure={() => setOpen(false)}>
        <DeleteDialog open={open} onClose={() => setOpen(false)} />
      </LazyPart>
    </Panel>
  )
}
