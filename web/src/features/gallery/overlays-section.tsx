import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { showToast } from '../../ui/overlays/toast.ts'
import { SampleSheet } from './sample-sheet.tsx'
import { Row, Section } from './section.tsx'

const copied = (): void => showToast({ message: 'Link copied.' })
const items = [
  { label: 'Copy link', icon: Link2, onSelect: copied },
  { label: 'Edit', icon: Pencil, onSelect: () => {} },
  { label: 'Delete', icon: Trash2, onSelect: () => {}, danger: true },
]

export function OverlaysSection(): ReactNode {
  const [open, setOpen] = useState<'sheet' | 'tall' | 'confirm' | 'busy' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <Section id="overlays" title="Dialogs, menus, toasts">
      <Row>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setOpen('tall')}>Open tall sheet</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirm</Button>
        <Button onClick={() => setOpen('busy')}>Open busy confirm</Button>
        <Menu label="More" items={items} />
      </Row>
      <Row>
        <Button onClick={copied}>Show toast</Button>
        <Button
          onClick={() =>
            showToast({
              message: 'Post deleted.',
              onUndo: () => showToast({ message: 'Post restored.' }),
            })
          }
        >
          Show undo toast
        </Button>
        <Button onClick={() => showToast({ message: 'Could not like the post.', tone: 'error' })}>
          Show error toast
        </Button>
      </Row>
      <SampleSheet open={open === 'sheet'} onClose={close} />
      <SampleSheet open={open === 'tall'} onClose={close} tall />
      <ConfirmDialog
        open={open === 'confirm' || open === 'busy'}
        title="Delete this post?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        busy={open === 'busy'}
        busyLabel="Deleting..."
        onCancel={close}
        onConfirm={close}
      >
        Replies and likes go with it. This cannot be taken back.
      </ConfirmDialog>
    </Section>
  )
}
