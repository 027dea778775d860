import { postDraftName } from './post-draft-name.ts'
import { readDraft, useDraft, writeDraft } from '../../../../platform/storage/drafts.ts'
import type { PollDraft } from '../../../content/polls/public.ts'
import type { StoredFile } from '../../../content/attachments/public.ts'

export interface PostDraft {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * post.
   */
  readonly clientId: string
  readonly title: string
  readonly content: string
  readonly categoryId: string
  /** Missing in drafts of an earlier release. */
  readonly files?: readonly StoredFile[]
  /** The link whose preview is left out. */
  readonly leftOut?: string | undefined
  /** The text is its question. */
  readonly poll?: PollDraft | undefined
}

export type DraftChanges = Partial<Omit<PostDraft, 'clientId'>>

/** Changes the stored draft and not a rendered one, because uploads finish at any time. */
function changeDraft(owner: string, communityId: string, changes: DraftChanges): void {
  const draft = readDraft(owner, postDraftName(communityId)) as PostDraft | undefined
  const empty = { clientId: crypto.randomUUID(), title: '', content: '', categoryId: '' }
  writeDraft(owner, postDraftName(communityId), { ...empty, ...draft, ...changes })
}

/** Changes the current list of files; an unchanged list creates no draft. */
export function changeFiles(
  owner: string,
  communityId: string,
  change: (files: readonly StoredFile[]) => readonly StoredFile[],
): void {
  const draft = readDraft(owner, postDraftName(communityId)) as PostDraft | undefined
  const files = draft?.files ?? []
  const next = change(files)
  if (draft || next.length > 0) changeDraft(owner, communityId, { files: next })
}

/** A chosen category alone is nothing that anybody would miss. */
const isEmpty = ({ title, content, files = [], poll }: PostDraft): boolean =>
  title.trim() === '' && content.trim() === '' && files.length === 0 && poll === undefined

/**
 * Takes what was typed along to another community, unless it has a draft with something in it.
 * Files belong to the community that they were uploaded for: a draft with files is not moved but
 * copied without them.
 */
export function moveDraft(owner: string, from: string, to: string): void {
  const draft = readDraft(owner, postDraftName(from)) as PostDraft | undefined
  const there = readDraft(owner, postDraftName(to)) as PostDraft | undefined
  if (!draft || isEmpty(draft) || (there && !isEmpty(there))) return
  const { title, content, categoryId, leftOut, poll, files = [] } = draft
  changeDraft(owner, to, { title, content, categoryId, leftOut, poll })
  if (files.length === 0) writeDraft(owner, postDraftName(from), undefined)
}

/** Text that was typed elsewhere becomes the draft, unless it has something in it. */
export function suggestDraft(owner: string, communityId: string, content: string): void {
  const draft = readDraft(owner, postDraftName(communityId)) as PostDraft | undefined
  if (!draft || isEmpty(draft)) changeDraft(owner, communityId, { content })
}

interface StoredDraft {
  readonly draft: PostDraft | undefined
  readonly change: (changes: DraftChanges) => void
  readonly forget: () => void
}

/** The draft stays in this tab over navigation, failures and signing in again. */
export function usePostDraft(owner: string, communityId: string): StoredDraft {
  const [stored, keep] = useDraft(owner, postDraftName(communityId))
  return {
    draft: stored as PostDraft | undefined,
    change: (changes) => changeDraft(owner, communityId, changes),
    forget: () => keep(undefined),
  }
}
