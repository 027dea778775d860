import { linkMailCode, startMailCodeLink } from '@patchbay/contract/accounts/mail-codes'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { AddressForm, MailCodeForm, type Mailed } from '../mail-codes/public.ts'
import { identityTexts as texts } from './texts.ts'

const start = (email: string) => call(startMailCodeLink, { body: { email } })

const wordsFor = (error: Error): string =>
  error instanceof ApiError && error.code === 'identity_taken' ? texts.mailTaken : texts.failed

interface AddMailSheetProps {
  open: boolean
  onClose: () => void
  onAdded: () => void
}

/** Adds an address as a way in, with a code that is mailed to it. */
export function AddMailSheet({ open, onClose, onAdded }: AddMailSheetProps): ReactNode {
  const [mailed, setMailed] = useState<Mailed>()
  // The sheet may be opened again for another address.
  const end = (then: () => void) => (): void => {
    setMailed(undefined)
    then()
  }
  return (
    <Sheet open={open} onClose={end(onClose)} title={texts.addMailTitle}>
      {!mailed && (
        <div className="space-y-4">
          <p className="text-ink-2">{texts.addMailLead}</p>
          <AddressForm start={start} onMailed={setMailed} wordsFor={wordsFor} />
        </div>
      )}
      {mailed && (
        <MailCodeForm
          email={mailed.email}
          submit={texts.addMail}
          submitting={texts.addingMail}
          send={(code) => call(linkMailCode, { body: { attempt: mailed.attempt, code } })}
          onSent={end(onAdded)}
          wordsFor={wordsFor}
          onOtherAddress={() => setMailed(undefined)}
          onAgain={async () => {
            const { attempt } = await start(mailed.email)
            setMailed({ email: mailed.email, attempt })
          }}
        />
      )}
    </Sheet>
  )
}
