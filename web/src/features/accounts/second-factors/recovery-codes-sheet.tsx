import { useState, type ReactNode } from 'react'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { copyText } from '../../../ui/overlays/copy-text.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { secondFactorTexts as texts } from './texts.ts'

interface RecoveryCodesSheetProps {
  open: boolean
  onClose: () => void
  codes: readonly string[]
}

/** Shows new recovery codes, once: closing it by accident would lose them. */
export function RecoveryCodesSheet({ open, onClose, codes }: RecoveryCodesSheetProps): ReactNode {
  const text = codes.join('\n')
  const [isAsking, setAsking] = useState(false)
  return (
    <Sheet
      open={open}
      onClose={() => setAsking(true)}
      title={texts.recovery}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>{texts.recoveryLead}</p>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono select-all md:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() =>
              void copyText(text, { copied: texts.copied, notCopied: texts.notCopied })
            }
          >
            {texts.copy}
          </Button>
          {!isWrapped() && (
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
              download={texts.fileName}
              className={buttonStyle({})}
            >
              {texts.download}
            </a>
          )}
        </div>
        <ConfirmDialog
          open={isAsking}
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
          title={texts.keptTitle}
          confirmLabel={texts.done}
          cancelLabel={texts.backToCodes}
        >
          {texts.keptBody}
        </ConfirmDialog>
      </div>
    </Sheet>
  )
}
