import type { ReactNode } from 'react'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/overlays/copy-text.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { secondFactorTexts as texts } from './texts.ts'

interface RecoveryCodesSheetProps {
  open: boolean
  onClose: () => void
  codes: readonly string[]
}

/** Shows new recovery codes, once. */
export function RecoveryCodesSheet({ open, onClose, codes }: RecoveryCodesSheetProps): ReactNode {
  const text = codes.join('\n')
  return (
    <Sheet
      open={open}
      onClose={onClose}
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
      </div>
    </Sheet>
  )
}
