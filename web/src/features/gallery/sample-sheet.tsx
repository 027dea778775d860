import { useState, type ReactNode } from 'react'
import { AreaField } from '../../ui/fields/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import type { ComboboxOption } from '../../ui/fields/combobox-option.ts'
import { MultiCombobox } from '../../ui/fields/multi-combobox.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { genres } from './samples.ts'

interface SampleSheetProps {
  open: boolean
  onClose: () => void
  tall?: boolean
}

export function SampleSheet({ open, onClose, tall = false }: SampleSheetProps): ReactNode {
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
