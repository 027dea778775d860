import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverOrigin } from '../../../platform/http/server-address.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { QrCode } from '../../../ui/content/qr-code.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { posterOf } from './poster.ts'
import { sheetTexts as texts } from './sheet-texts.ts'

interface CodeSheetProps {
  /** The name of the community. */
  name: string
  path: string
  open: boolean
  onClose: () => void
}

/** Made in the browser, so that no service learns the address. */
function download(name: string, address: string): void {
  const poster = posterOf({ scan: texts.scan, name, address })
  const url = URL.createObjectURL(new Blob([poster], { type: 'image/svg+xml' }))
  const link = document.createElement('a')
  link.href = url
  link.download = texts.file
  link.click()
  URL.revokeObjectURL(url)
}

/** The link for the poster on the wall. */
export function CodeSheet({ name, path, open, onClose }: CodeSheetProps): ReactNode {
  const address = serverOrigin() + path
  return (
    <Sheet open={open} onClose={onClose} title={texts.codeTitle}>
      <div className="space-y-4 text-center">
        <QrCode text={address} label={texts.codeOf(name)} />
        <p className="break-words font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-meta text-balance text-ink-2">{texts.codeHint}</p>
        <Button full onClick={() => download(name, address)}>
          <Download className="size-4" aria-hidden="true" />
          {texts.download}
        </Button>
      </div>
    </Sheet>
  )
}
