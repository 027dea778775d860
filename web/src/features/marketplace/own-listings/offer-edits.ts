import { readDraft, useDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import type { Edits, Offered, Profession } from './offers.ts'

const draftKey = 'own-listings'

/** Reads the stored draft and not a rendered one, because uploads finish at any time. */
export const editsNow = (owner: string): Edits =>
  (readDraft(owner, draftKey) as Edits | undefined) ?? {}

export function changeOffer(owner: string, category: Profession, changes: Partial<Offered>): void {
  const edits = editsNow(owner)
  writeDraft(owner, draftKey, { ...edits, [category]: { ...edits[category], ...changes } })
}

const none: Edits = {}

/** The draft stays in this tab over navigation, failures and signing in again. */
export function useOfferEdits(owner: string): readonly [edits: Edits, forget: () => void] {
  const [stored, keep] = useDraft(owner, draftKey)
  return [(stored as Edits | undefined) ?? none, () => keep(undefined)]
}
