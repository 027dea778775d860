import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useStillSignedIn } from '../../accounts/sessions/public.ts'
import { ReportDialog } from './report-dialog.tsx'
import { reportTexts as texts } from './texts.ts'

interface ReportButtonProps {
  person: { readonly id: string; readonly name: string }
  disabled: boolean
}

/** On a profile. */
export function ReportButton({ person, disabled }: ReportButtonProps): ReactNode {
  const [open, setOpen] = useState(false)
  const stillSignedIn = useStillSignedIn()
  const press = (): void => {
    setOpen(true)
    void stillSignedIn(texts.signIn)
  }
  return (
    <>
      <Button disabled={disabled} onClick={press}>
        <Flag className="size-4" aria-hidden="true" />
        {texts.report}
      </Button>
      <ReportDialog
        open={open}
        onClose={() => setOpen(false)}
        subject={{ type: 'person', id: person.id, authorName: person.name }}
      />
    </>
  )
}
