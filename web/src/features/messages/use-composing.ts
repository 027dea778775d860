import { useFileTray, type FileTray, type StoredFile } from '../attachments/public.ts'
import { useMessageDraft } from './message-draft.ts'

export interface Composing {
  readonly content: string
  readonly files: readonly StoredFile[]
  readonly tray: FileTray
  readonly write: (content: string) => void
  /** It is in the outbox now. */
  readonly clear: () => void
}

/** What is being written, with its files. */
export function useComposing(
  owner: string,
  conversationId: string,
  /** Somebody adds files. */
  onFiles: () => void,
): Composing {
  const { content, files, write, changeFiles, forget } = useMessageDraft(owner, conversationId)
  const tray = useFileTray({
    place: { type: 'conversation', id: conversationId },
    stored: files,
    keep: changeFiles,
  })
  return {
    content,
    files,
    write,
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
