import type { ReactNode } from 'react'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { pageTexts as texts } from './texts.ts'
import { RequestList } from './request-list.tsx'

interface RequestsSheetProps {
  communityId: string
  open: boolean
  onClose: () => void
}

export function RequestsSheet({ communityId, open, onClose }: RequestsSheetProps): ReactNode {
  return (
    <Sheet open={open} onClose={onClose} title={texts.requests}>
      {open && <RequestList communityId={communityId} />}
    </Sheet>
  )
}
