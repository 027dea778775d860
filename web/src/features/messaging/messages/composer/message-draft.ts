import type { QuotedMessage } from '@patchbay/contract/messaging/messages'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import { draftKeyOf } from '../../conversations/public.ts'
import { removeFile, type StoredFile } from '../../../content/attachments/public.ts'

interface MessageDraft {
  readonly content?: string
  /** Uploaded, but not sent yet. */
  readonly files?: readonly StoredFile[]
  /** The message that it replies to. */
  readonly replyTo?: QuotedMessage | undefined
  /** The id of a voice message that is being recorded, or was, and is not sent. */
  readonly recording?: string | undefined
  /** The link whose preview is left out. */
  readonly leftOut?: string | undefined
}
type ChangeFiles = (change: (files: readonly StoredFile[]) => readonly StoredFile[]) => void

interface StoredDraft {
  readonly content: string
  readonly files: readonly StoredFile[]
  readonly replyTo: QuotedMessage | undefined
  readonly recording: string | undefined
  readonly leftOut: string | undefined
  readonly leaveOut: (link: string | undefined) => void
  readonly setRecording: (id: string | undefined) => void
  readonly write: (content: string) => void
  readonly setReplyTo: (original: QuotedMessage | undefined) => void
  /** Changes the current list, because uploads finish at any time. */
  readonly changeFiles: ChangeFiles
  readonly forget: () => void
}

/** This also deletes the files of the draft. */
export function forgetMessageDraft(owner: string, conversationId: string): void {
  const draft = readDraft(owner, draftKeyOf(conversationId)) as MessageDraft | undefined
  draft?.files?.forEach(removeFile)
  const { recording } = draft ?? {}
  if (recording !== undefined)
    void import('../../../../platform/storage/draft-parts.ts')
      .then(({ draftParts }) => draftParts.drop(owner, recording))
      .catch(() => {})
  writeDraft(owner, draftKeyOf(conversationId), undefined)
}

/** The text and files of a draft stay in this tab until it is sent. */
export function useMessageDraft(owner: string, conversationId: string): StoredDraft {
  const draftKey = draftKeyOf(conversationId)
  const [stored, keep] = useDraft(owner, draftKey)
  const {
    content = '',
    files = [],
    replyTo,
    recording,
    leftOut,
  } = (stored as MessageDraft | undefined) ?? {}
  const change = (changes: MessageDraft): void => {
    const next = { ...(readDraft(owner, draftKey) as MessageDraft | undefined), ...changes }
    const isEmpty = !next.content && !next.files?.length && !next.replyTo && !next.recording
    writeDraft(owner, draftKey, isEmpty ? undefined : next)
  }
  return {
    content,
    files,
    replyTo,
    recording,
    leftOut,
    leaveOut: (link) => change({ leftOut: link }),
    setRecording: (id) => change({ recording: id }),
    write: (text) => change({ content: text }),
    setReplyTo: (original) => change({ replyTo: original }),
    changeFiles: (changed) =>
      change({
        files: changed((readDraft(owner, draftKey) as MessageDraft | undefined)?.files ?? []),
      }),
    forget: () => keep(undefined),
  }
}
