import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLoaded } from '../../../ui/states/use-loaded.ts'
import { deletionTexts as texts } from './texts.ts'

const importDialog = () => import('./delete-dialog.tsx').then((module) => module.DeleteDialog)

/** The section of the profile for deleting the account. */
export function DeleteAccount(): ReactNode {
  const [open, setOpen] = useState(false)
  const { part: DeleteDialog, load, prepare } = useLoaded(importDialog)
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="px-4 pt-1 pb-4">
        <Button
          variant="danger"
          onPointerEnter={() => void prepare()}
          onFocus={() => void prepare()}
          onClick={() => void load().then(setOpen)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.open}
        </Button>
      </div>
      {DeleteDialog && <DeleteDialog open={open} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
