import { signAttachments } from '@patchbay/contract/content/attachments'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import {
  addParticipants,
  comeBack,
  leaveGroup,
  removeParticipant,
} from '@patchbay/contract/messaging/groups'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import { listMessages } from '@patchbay/contract/messaging/messages'
import type { History, Move } from '../history.ts'
import type { Answer } from './http.ts'
import type { Requests } from './requests.ts'

interface ComingOptions {
  readonly personId: string
  readonly history: History
  readonly requests: Requests
}

/** What a person knew of a conversation while they were in it. */
export interface Known {
  readonly fileIds: readonly string[]
  /** A text that was sent in it. */
  readonly words: string
}

/** People who join and leave groups, and the probes of a person who is outside. */
export class Comings {
  readonly #options: ComingOptions

  constructor(options: ComingOptions) {
    this.#options = options
  }

  /** Removes another person; it is fine if they are already out. */
  async takeOut(conversationId: string, personId: string): Promise<void> {
    const { requests } = this.#options
    const request = { params: { conversationId, userId: personId } }
    await this.#move({ conversationId, personId, way: 'out' }, () =>
      requests.insist(removeParticipant, request, { bears: 'participant_not_found' }),
    )
  }

  async takeIn(conversationId: string, personId: string): Promise<void> {
    const { requests } = this.#options
    const request = { params: { conversationId }, body: { userIds: [personId] } }
    await this.#move({ conversationId, personId, way: 'in' }, () =>
      requests.insist(addParticipants, request),
    )
  }

  /** Asks a person who left to come back; they do it themselves. */
  async askBack(conversationId: string, personId: string): Promise<void> {
    const request = { params: { conversationId }, body: { userIds: [personId] } }
    await this.#options.requests.insist(addParticipants, request)
  }

  async comeBack(conversationId: string): Promise<void> {
    const { requests, personId } = this.#options
    await this.#move({ conversationId, personId, way: 'in' }, () =>
      requests.insist(comeBack, { params: { conversationId } }),
    )
  }

  async leave(conversationId: string): Promise<void> {
    const { requests, personId } = this.#options
    await this.#move({ conversationId, personId, way: 'out' }, () =>
      requests.insist(leaveGroup, { params: { conversationId } }),
    )
  }

  async #move(
    what: Pick<Move, 'conversationId' | 'personId' | 'way'>,
    act: () => Promise<{ readonly kind: Answer<typeof leaveGroup>['kind'] }>,
  ): Promise<void> {
    const move: Move = { ...what, startedAt: performance.now(), acknowledged: undefined }
    this.#options.history.moves.push(move)
    const { kind } = await act()
    if (kind !== 'failed') move.acknowledged = performance.now()
  }

  /** Requests everything of a conversation, and the things that the person knew of it. */
  async probe(conversationId: string, { fileIds, words }: Known): Promise<void> {
    const { history, requests, personId } = this.#options
    const params = { conversationId }
    const asking = { bears: 'conversation_not_found' } as const
    const look = async (what: string, isNotified: () => Promise<boolean | undefined>) => {
      const startedAt = performance.now()
      const received = await isNotified()
      const ended = performance.now()
      if (received !== undefined)
        history.probes.push({ conversationId, personId, what, startedAt, ended, received })
    }
    await look('the conversation', async () =>
      isNotified(await requests.ask(getConversation, { params }, asking)),
    )
    await look('a page', async () =>
      isNotified(await requests.ask(listMessages, { params, query: {} }, asking)),
    )
    await look('changes', async () =>
      isNotified(await requests.ask(listChanges, { params, query: { after: 0 } }, asking)),
    )
    if (fileIds.length > 0)
      await look('files', async () => {
        const answer = await requests.ask(signAttachments, { body: { ids: [...fileIds] } })
        return answer.kind === 'done' ? answer.body.signed.length > 0 : undefined
      })
    if (words !== '')
      await look('words', async () => {
        const answer = await requests.ask(searchMessages, { query: { q: words } })
        if (answer.kind !== 'done') return undefined
        return answer.body.found.some((one) => one.conversationId === conversationId)
      })
  }
}

/** Undefined if there was no answer. */
const isNotified = ({
  kind,
}: {
  readonly kind: 'done' | 'refused' | 'failed'
}): boolean | undefined => (kind === 'failed' ? undefined : kind === 'done')
