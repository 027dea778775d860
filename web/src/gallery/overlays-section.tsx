import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { AreaField } from '../ui/fields/area-field.tsx'
import type { ComboboxOption } from '../ui/fields/combobox/combobox-option.ts'
import { MultiCombobox } from '../ui/fields/combobox/multi-combobox.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { showToast } from '../ui/overlays/toast.ts'
import { genres } from './samples.ts'
import { Row, Section } from './section.tsx'

interface SampleSheetProps {
  open: boolean
  onClose: () => void
  tall?: boolean
}

function SampleSheet({ open, onClose, tall = false }: SampleSheetProps): ReactNode {
  const [name, setName] = useState('')
  const [styles, setStyles] = useState<readonly ComboboxOption[]>([])
  const close = (): void => {
    setName('')
    onClose()
  }
  const footer = (
    <>
      <Button variant="ghost" onClick={close}>
        Cancel
      </Button>
      <Button variant="primary" onClick={close}>
        Create
      </Button>
    </>
  )
  return (
    <Sheet
      open={open}
      onClose={close}
      title="Create Group Chat"
      unsaved={name !== ''}
      tall={tall}
      footer={footer}
    >
      <form className="space-y-5" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Group name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <AreaField label="Initial message" optional rows={2} />
        <MultiCombobox
          label="Styles"
          options={genres}
          value={styles}
          onChange={setStyles}
          emptyText="No style has this name."
        />
      </form>
    </Sheet>
  )
}

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
