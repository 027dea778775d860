import { createPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { createReply, type PostReply } from '@patchbay/contract/communities/replies'
import type { NewPoll } from '@patchbay/contract/content/polls'
import { call } from '../../../platform/http/api.ts'
import { isWaiting, type OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { createOutbox, type NewEntry, type Outbox } from '../../../platform/outbox/outbox.ts'
import { outcomeOf } from '../../../platform/outbox/send-outcome.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'
import { pageState } from '../../../platform/storage/page-state.ts'
import { setHasUnsent } from './has-unsent.ts'
import { unsentTexts as texts } from './texts.ts'

/** A post without files: files are uploaded when they are chosen, which needs a connection. */
export interface UnsentPost extends OutboxEntry<CommunityPost> {
  readonly kind: 'post'
  readonly communityId: string
  readonly communityName: string
  readonly title: string
  readonly content: string
  readonly categoryId: string
  readonly withoutPreview?: true | undefined
  readonly poll?: NewPoll
}

export interface UnsentReply extends OutboxEntry<PostReply & { readonly replyCount: number }> {
  readonly kind: 'reply'
  readonly communityId: string
  readonly postId: string
  readonly content: string
  /** What it answers, as it was when it was written. */
  readonly answers?:
    | { readonly id: string; readonly name: string; readonly words: string }
    | undefined
  readonly withoutPreview?: true | undefined
}

export type UnsentEntry = UnsentPost | UnsentReply

const send = (entry: UnsentEntry, signal: AbortSignal) => {
  const { key: clientId, content, withoutPreview } = entry
  if (entry.kind === 'reply')
    return call(createReply, {
      params: { postId: entry.postId },
      body: { clientId, content, inAnswerTo: entry.answers?.id, withoutPreview },
      signal,
    })
  const { communityId, title, categoryId, poll } = entry
  const body = { clientId, title, content, categoryId, withoutPreview, ...(poll && { poll }) }
  return call(createPost, { params: { communityId }, body, signal })
}

/** The queue is the list in which the entry will stand: only there the order counts. */
const queueOf = (entry: NewEntry<UnsentEntry>): string =>
  entry.kind === 'post' ? entry.communityId : entry.postId

const create = (owner: string): Outbox<UnsentEntry> =>
  createOutbox<UnsentEntry>({
    owner,
    name: 'unsent',
    queueOf,
    outcomeOf: (error, { kind }) =>
      outcomeOf(error, (refusal) => {
        const known = (texts.refused as Partial<Record<string, string>>)[refusal.code]
        return { text: known ?? firstIssue(refusal) ?? texts.failed[kind], mayRetry: false }
      }),
    failedOften: texts.failedOften,
    post: send,
  })

const state = pageState(() => ({
  known: undefined as { readonly owner: string; readonly outbox: Outbox<UnsentEntry> } | undefined,
}))

/** The posts and replies of one person that the server does not have yet. */
export function unsentFor(owner: string): Outbox<UnsentEntry> {
  if (state.known?.owner !== owner) state.known = { owner, outbox: create(owner) }
  return state.known.outbox
}

/** Adds it only if something for the same queue still waits. */
export function addBehind(owner: string, entry: NewEntry<UnsentEntry>): boolean {
  const before = unsentFor(owner).entries().filter(isWaiting)
  if (!before.some((one) => queueOf(one) === queueOf(entry))) return false
  addUnsent(owner, entry)
  return true
}

export function addUnsent(owner: string, entry: NewEntry<UnsentEntry>): void {
  unsentFor(owner).add(entry)
  setHasUnsent(true)
}
