import { firstWords } from '@patchbay/contract/formatted-text'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'
import { readDraft, useDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { addReply } from './replies.cache.ts'
import type { ThreadTexts } from './texts.ts'
import type { Answering, Reply, Thread } from './thread.ts'

export interface ReplyDraft {
  /**
   * Created with the first input and sent with every attempt, so that a retry creates no second
   * reply.
   */
  readonly clientId: string
  readonly content: string
  readonly answers?: Answering | undefined
  /** The link whose preview is left out. */
  readonly leftOut?: string | undefined
}

/** One draft for each post or article. */
export const replyDraftName = ({ kind, id }: Thread): string => `${kind}:${id}`

/** Focuses the nearest box for a new reply; the same thread may be on the page twice. */
export function focusReplyBox(from: Element | null): void {
  for (let near = from; near; near = near.parentElement) {
    const box = near.querySelector<HTMLElement>('[data-reply-box]')
    if (box) return box.focus()
  }
}

/** Begins an answer to a reply, in the draft that there is, and goes to its box. */
export function useAnswer(thread: Thread): (reply: Reply, from: Element | null) => void {
  const owner = useSession().user?.id ?? ''
  return ({ id, author, content }, from) => {
    const name = replyDraftName(thread)
    const known = readDraft(owner, name) as ReplyDraft | undefined
    const answers: Answering = { id, name: nameOf(author), words: firstWords(content) }
    writeDraft(owner, name, { clientId: crypto.randomUUID(), content: '', ...known, answers })
    focusReplyBox(from)
  }
}

const isInvalid = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'invalid_input'

const originalGone: ReadonlySet<string> = new Set(['reply_not_found', 'comment_not_found'])

function wordsFor(error: Error, texts: ThreadTexts): string {
  if (isInvalid(error)) return firstIssue(error) ?? texts.failed
  if (error instanceof ApiError && error.code === 'community_closed') return texts.closed
  if (error instanceof ApiError && error.code === 'thread_locked') return texts.locked
  if (error instanceof ApiError && error.code === 'muted') return texts.muted
  if (error instanceof ApiError && originalGone.has(error.code)) return texts.originalGone
  const isGone = error instanceof ApiError && error.status === 404
  return tooOftenWords(error) ?? (isGone ? texts.gone : texts.failed)
}

/** One draft per post or article, shared by all its forms; it survives failures and navigation. */
export function useNewReply(
  thread: Thread,
  /** Without a reply if it waits to be sent. */
  onSent: (reply: Reply | undefined) => void,
) {
  const { calls, texts } = thread
  const client = useQueryClient()
  const { user } = useSession()
  const owner = user?.id ?? ''
  const [stored, keep] = useDraft(owner, replyDraftName(thread))
  const draft = stored as ReplyDraft | undefined
  const content = draft?.content ?? ''
  const answers = draft?.answers
  const set = (next: Omit<ReplyDraft, 'clientId'>): void => {
    const isEmpty = next.content === '' && next.answers === undefined
    keep(isEmpty ? undefined : { clientId: crypto.randomUUID(), ...draft, ...next })
  }
  const state = useForm<never, ReplyDraft, Reply | undefined>({
    names: [],
    check: () => ({ input: draft ?? { clientId: crypto.randomUUID(), content } }),
    send: (body) => calls.create(body, owner),
    onSent: (reply) => {
      keep(undefined)
      if (reply) addReply(client, thread, reply)
      onSent(reply)
    },
    wordsFor: (error) => wordsFor(error, texts),
  })
  return {
    owner,
    state,
    content,
    change: (text: string): void => {
      // Other failures stay until the next attempt.
      if (isInvalid(state.error)) state.reset()
      set({ content: text, answers })
    },
    leftOut: draft?.leftOut,
    leaveOut: (link: string | undefined): void => set({ content, answers, leftOut: link }),
    answers,
    cancelAnswer: (): void => {
      state.reset()
      set({ content, answers: undefined })
    },
  }
}
