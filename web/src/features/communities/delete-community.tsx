import type { Community } from '@patchbay/contract/communities'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { deleteTexts as texts } from './texts.ts'

export function DeleteCommunity({ community }: { community: Community }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={texts.title} hint={texts.hint}>
      <div className="px-4 pt-1 pb-4">
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.submit}
        </Button>
      </div>
      <DeleteDialog community={community} open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}
