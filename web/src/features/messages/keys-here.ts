import { hasOverlay, isOutsideOfFields } from '../../ui/overlay.ts'

/** For the part of the page that has the list and the conversation. */
export const keysHere = { 'data-keys-here': '' } as const

/**
 * A single character means something only to the list and the conversation: whoever is elsewhere on
 * the page, or speaks to it, sets nothing off by a letter.
 */
export function isForCharacters(): boolean {
  const { activeElement: now, body } = document
  const isHere = !now || now === body || now.closest('[data-keys-here]') !== null
  return isHere && isOutsideOfFields() && !hasOverlay()
}
