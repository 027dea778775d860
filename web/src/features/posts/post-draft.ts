import { useDraft } from '../../platform/drafts.ts'

export interface PostDraft {
  /** Made with the first letter, and sent with every try: sent twice, it is one post. */
  readonly clientId: string
  readonly title: string
  readonly content: string
  readonly categoryId: string
}

interface KeptDraft {
  readonly draft: PostDraft | undefined
  readonly change: (changes: Partial<Omit<PostDraft, 'clientId'>>) => void
  readonly forget: () => void
}

/** What is typed stays in this tab over navigation, failures and signing in again. */
export function usePostDraft(owner: string, communityId: string): KeptDraft {
  const [kept, keep] = useDraft(owner, `post:${communityId}`)
  const draft = kept as PostDraft | undefined
  return {
    draft,
    change: (changes) =>
      keep({
        clientId: crypto.randomUUID(),
        title: '',
        content: '',
        categoryId: '',
        ...draft,
        ...changes,
      }),
    forget: () => keep(undefined),
  }
}
