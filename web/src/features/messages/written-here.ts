import { isBlank } from '@patchbay/contract/blank'
import { forgetMessageDraft, useMessageDraft } from './message-draft.ts'
import { forgetEdits, useEdits } from './use-edits.ts'

/** Whether there is unsent text in the composer or in an open edit of a conversation. */
export function useHasWritten(owner: string, conversationId: string): boolean {
  const { content, files } = useMessageDraft(owner, conversationId)
  const { edits } = useEdits(owner, conversationId)
  return !isBlank(content) || files.length > 0 || Object.keys(edits).length > 0
}

/** Called once the author has left the conversation. */
export function forgetWritten(owner: string, conversationId: string): void {
  forgetMessageDraft(owner, conversationId)
  forgetEdits(owner, conversationId)
}
