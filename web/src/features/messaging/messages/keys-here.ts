import { hasOverlay, isOutsideOfFields } from '../../../ui/overlays/overlay.ts'

/** Marks the part of the page with the list and the conversation. */
export const keysHere = { 'data-keys-here': '' } as const

/**
 * Single-character shortcuts work only in the list and the conversation, so that typing or voice
 * input elsewhere on the page triggers nothing.
 */
export function isForCharacters(): boolean {
  const { activeElement: now, body } = document
  const isHere = !now || now === body || now.closest('[data-keys-here]') !== null
  return isHere && isOutsideOfFields() && !hasOverlay()
}
