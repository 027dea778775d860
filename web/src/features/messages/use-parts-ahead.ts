import { useEffect } from 'react'
import { preparePart } from '../../platform/load-part.ts'
import { importConfirm } from '../../ui/confirm-dialog.tsx'
import { importMenu } from '../../ui/menu.tsx'
import { importSheet } from '../../ui/sheet.tsx'
import { importBar } from './import-bar.ts'

const restMilliseconds = 2000

/**
 * Loads small lazy parts once a conversation is at rest, so that they work without a connection.
 */
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
