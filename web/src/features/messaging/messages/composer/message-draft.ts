import type { QuotedMessage } from '@patchbay/contract/messaging/messages'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import { draftPlaceOf as placeOf } from '../../conversations/public.ts'
import { removeFile, type StoredFile } from '../../../content/attachments/public.ts'

interface MessageDraft {
  readonly content?: string
  /** Uploaded, but not sent yet. */
  readonly files?: readonly StoredFile[]
  /** The message that it replies to. */
  readonly replyTo?: QuotedMessage | undefined
}
type ChangeFiles = (change: (files: readonly StoredFile[]) => readonly StoredFile[]) => void

interface StoredDraft {
  readonly content: string
  readonly files: readonly StoredFile[]
  readonly replyTo: QuotedMessage | undefined
  readonly write: (content: string) => void
  readonly setReplyTo: (original: QuotedMessage | undefined) => void
  /** Changes the current list, because uploads finish at any time. */
  readonly changeFiles: ChangeFiles
  readonly forget: () => void
}

/** Also deletes the files of the draft. */
export function forgetMessageDraft(owner: string, conversationId: string): void {
  const draft = readDraft(owner, placeOf(conversationId)) as MessageDraft | undefined
  draft?.files?.forEach(removeFile)
  writeDraft(owner, placeOf(conversationId), undefined)
}

/** The text and files of a draft stay in this tab until it is sent. */
export function useMessageDraft(owner: string, conversationId: string): StoredDraft {
  const place = placeOf(conversationId)
  const [stored, keep] = useDraft(owner, place)
  const { content = '', files = [], replyTo } = (stored as MessageDraft | undefined) ?? {}
  const change = (changes: MessageDraft): void => {
    const next = { ...(readDraft(owner, place) as MessageDraft | undefined), ...changes }
    const isEmpty = !next.content && !next.files?.length && !next.replyTo
    writeDraft(owner, place, isEmpty ? undefined : next)
  }
  return {
    content,
    files,
    replyTo,
    write: (text) => change({ content: text }),
    setReplyTo: (original) => change({ replyTo: original }),
    changeFiles: (changed) =>
      change({
        files: changed((readDraft(owner, place) as MessageDraft | undefined)?.files ?? []),
      }),
    forget: () => keep(undefined),
  }
}
