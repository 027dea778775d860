import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionTexts as texts } from './texts.ts'

/** The section of the profile from which one leaves for good. */
export function DeleteAccount(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="px-4 pt-1 pb-4">
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.open}
        </Button>
      </div>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}
