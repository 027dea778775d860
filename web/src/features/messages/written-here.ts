import { isBlank } from '@patchbay/contract/blank'
import { forgetMessageDraft, useMessageDraft } from './message-draft.ts'
import { forgetEdits, useEdits } from './use-edits.ts'

/** Whether something stands in the box of a conversation, or in a message that is being changed. */
export function useHasWritten(owner: string, conversationId: string): boolean {
  const { content, files } = useMessageDraft(owner, conversationId)
  const { edits } = useEdits(owner, conversationId)
  return !isBlank(content) || files.length > 0 || Object.keys(edits).length > 0
}

/** Once its writer has left. */
export function forgetWritten(owner: string, conversationId: string): void {
  forgetMessageDraft(owner, conversationId)
  forgetEdits(owner, conversationId)
}
