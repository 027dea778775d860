import { isBlank } from '@patchbay/contract/blank'
import { voiceWords } from '@patchbay/contract/content/attachments'
import { plainText } from '@patchbay/contract/formatted-text'
import { useDraft } from '../../../platform/storage/drafts.ts'

/** The key under which the draft of a message is stored. */
export const draftKeyOf = (conversationId: string): string => `message:${conversationId}`

interface Draft {
  readonly content?: string
  readonly files?: readonly { readonly name: string }[]
  readonly recording?: string
}

/** What the viewer has begun to write in a conversation in this tab, or the files they have chosen. */
export function useDraftWords(viewerId: string, conversationId: string): string | undefined {
  const [draft] = useDraft(viewerId, draftKeyOf(conversationId))
  const { content = '', files = [], recording } = (draft as Draft | undefined) ?? {}
  if (!isBlank(content)) return plainText(content)
  if (files.length > 0) return files.map(({ name }) => name).join(', ')
  return recording === undefined ? undefined : voiceWords
}
