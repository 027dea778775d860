import { useCallback } from 'react'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'

type Edits = Readonly<Record<string, string>>

const none: Edits = {}

interface StoredEdits {
  /** The typed text, by the id of the message that is being edited. */
  readonly edits: Edits
  /** Closes the box if there is no text. */
  readonly change: (messageId: string, text: string | undefined) => void
}

const placeOf = (conversationId: string): string => `edits:${conversationId}`

export const forgetEdits = (owner: string, conversationId: string): void =>
  writeDraft(owner, placeOf(conversationId), undefined)

/** The open edit boxes of a conversation; they reopen after a reload. */
export function useEdits(owner: string, conversationId: string): StoredEdits {
  const place = placeOf(conversationId)
  const [stored] = useDraft(owner, place)
  const change = useCallback(
    (messageId: string, text: string | undefined) => {
      const { [messageId]: _, ...others } = (readDraft(owner, place) as Edits | undefined) ?? none
      const next = text === undefined ? others : { ...others, [messageId]: text }
      writeDraft(owner, place, Object.keys(next).length > 0 ? next : undefined)
    },
    [owner, place],
  )
  return { edits: (stored as Edits | undefined) ?? none, change }
}
