import type { QuotedMessage } from '@patchbay/contract/messaging/messages'
import { useFileTray, type FileTray, type StoredFile } from '../../../content/attachments/public.ts'
import { useMessageDraft } from './message-draft.ts'

export interface Composing {
  readonly content: string
  readonly files: readonly StoredFile[]
  readonly tray: FileTray
  /** The message that is being replied to. */
  readonly replyTo: QuotedMessage | undefined
  readonly setReplyTo: (original: QuotedMessage | undefined) => void
  /** The id of a voice message that is not sent. */
  readonly recording: string | undefined
  readonly setRecording: (id: string | undefined) => void
  /** The link whose preview is left out. */
  readonly leftOut: string | undefined
  readonly leaveOut: (link: string | undefined) => void
  readonly write: (content: string) => void
  /** Called once the message is in the outbox. */
  readonly clear: () => void
}

/** The draft of a message, with its files. */
export function useComposing(
  owner: string,
  conversationId: string,
  /** Called when the viewer adds files. */
  onFiles: () => void,
): Composing {
  const { changeFiles, forget, ...draft } = useMessageDraft(owner, conversationId)
  const tray = useFileTray({
    target: { type: 'conversation', id: conversationId },
    stored: draft.files,
    keep: changeFiles,
  })
  return {
    ...draft,
    tray: {
      ...tray,
      add: (...given) => {
        onFiles()
        tray.add(...given)
      },
    },
    clear: () => {
      tray.clear()
      forget()
    },
  }
}
