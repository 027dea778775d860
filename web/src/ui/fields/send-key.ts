import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** Sends from a text box of several lines, where Enter alone makes a new line. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)
