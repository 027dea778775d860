import { isBlank } from '@patchbay/contract/blank'
import { useDraft } from '../../../platform/storage/drafts.ts'

/** Where the draft of a message stands. */
export const draftPlaceOf = (conversationId: string): string => `message:${conversationId}`

interface Draft {
  readonly content?: string
  readonly files?: readonly { readonly name: string }[]
}

/** What the viewer has begun to write in a conversation in this tab, or the files they have chosen. */
export function useDraftWords(viewerId: string, conversationId: string): string | undefined {
  const [draft] = useDraft(viewerId, draftPlaceOf(conversationId))
  const { content = '', files = [] } = (draft as Draft | undefined) ?? {}
  if (!isBlank(content)) return content
  return files.length > 0 ? files.map(({ name }) => name).join(', ') : undefined
}
