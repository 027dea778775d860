import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

/** Closes the sheet in whose foot it stands, as its cross does: what is unsaved is asked about. */
export function SheetCancel({ children }: { children: string }): ReactNode {
  return <Dialog.Close render={<Button variant="ghost" />}>{children}</Dialog.Close>
}
