import { useEffect } from 'react'
import { preparePart } from '../../platform/load-part.ts'
import { importConfirm } from '../../ui/confirm-dialog.tsx'
import { importMenu } from '../../ui/menu.tsx'
import { importSheet } from '../../ui/sheet.tsx'
import { importBar } from './import-bar.ts'

const restMilliseconds = 2000

/** Once a conversation has come to rest, its small parts come too, before a connection is lost. */
export function usePartsAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      for (const part of [importMenu, importConfirm, importSheet, importBar])
        preparePart<unknown>(part).catch(() => {})
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [isShown])
}
