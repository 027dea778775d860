import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { forwardMessage } from '@patchbay/contract/messaging/message-forwarding'
import { voteInMessage } from '@patchbay/contract/messaging/message-polls'
import { reactToMessage } from '@patchbay/contract/messaging/message-reactions'
import {
  deleteMessage,
  sendMessage,
  updateMessage,
  type Message,
} from '@patchbay/contract/messaging/messages'
import { randomUUID } from 'node:crypto'
import type { History, Send, SentFile } from '../history.ts'
import type { Answer } from './http.ts'
import type { Asking, Requests } from './requests.ts'
import type { Screen } from './screen.ts'

const poll = { answers: ['A', 'B', 'C'], isMultiple: true, isAnonymous: true, endsAt: null }

/** Whether a message is sent again although nothing failed. */
export type Again = 'no' | 'at once' | 'later'

interface SendOptions {
  readonly again?: Again
  readonly files?: readonly SentFile[]
  /** The place of the message that it replies to. */
  readonly replyTo?: number | null
  /** Asks a group, with a poll that takes several answers. */
  readonly isPoll?: boolean
}

export interface DeedOptions {
  readonly personId: string
  readonly history: History
  readonly requests: Requests
  readonly screens: ReadonlyMap<string, Screen>
}

/** What a person sends, edits, deletes and reads on a page. */
export class Deeds {
  readonly #options: DeedOptions
  readonly #queues = new Map<string, Promise<void>>()

  constructor(options: DeedOptions) {
    this.#options = options
  }

  /** One after the other in a conversation; resolves when it is acknowledged or refused. */
  send(
    conversationId: string,
    content: string,
    { again = 'no', files = [], replyTo = null, isPoll = false }: SendOptions = {},
  ): Promise<void> {
    const wanted = { conversationId, content, files, replyTo, isPoll }
    return this.#enqueue(wanted, again, (send) => {
      const attachments = files.map(({ id }) => ({ id }))
      const { clientId } = send
      const body = {
        clientId,
        content,
        attachments,
        ...(replyTo !== null && { replyTo }),
        ...(isPoll && { poll }),
      }
      const request = { params: { conversationId }, body }
      return (asking) =>
        this.#options.requests.insist(sendMessage, request, {
          ...asking,
          about: { conversationId },
        })
    })
  }

  /** Forwards a message that somebody on these pages wrote. */
  forward(source: Message, conversationId: string, again: Again): Promise<void> {
    const { history, requests } = this.#options
    const original = history.sends.find(({ answers }) => answers.some(({ id }) => id === source.id))
    if (original === undefined || original.forwards !== undefined) return Promise.resolve()
    const wanted = { conversationId, content: '', files: [], replyTo: null, forwards: source.id }
    return this.#enqueue(wanted, again, (send) => async (asking) => {
      const { clientId } = send
      const request = { params: { messageId: source.id }, body: { clientId, conversationId } }
      const about = { conversationId, fromId: source.conversationId, messageId: source.id }
      const answer = await requests.insist(forwardMessage, request, { ...asking, about })
      if (answer.kind === 'done')
        send.files = answer.body.attachments.map(({ id }, index) => ({
          id,
          text: original.files[index]?.text ?? '',
        }))
      return answer
    })
  }

  #enqueue(
    wanted: Pick<Send, 'conversationId' | 'content' | 'files' | 'replyTo' | 'forwards' | 'isPoll'>,
    again: Again,
    askingFor: (send: Send) => (asking: Asking) => Promise<Answer<typeof sendMessage>>,
  ): Promise<void> {
    const { conversationId } = wanted
    const queued = (this.#queues.get(conversationId) ?? Promise.resolve()).then(() => {
      const send: Send = {
        ...wanted,
        personId: this.#options.personId,
        clientId: randomUUID(),
        startedAt: performance.now(),
        tries: 0,
        repeats: again === 'no' ? 0 : 1,
        refused: false,
        answers: [],
      }
      return this.#send(send, again, askingFor(send))
    })
    this.#queues.set(conversationId, queued)
    return queued
  }

  /** Other messages do not wait for files that are still being uploaded. */
  async sendFiles(
    conversationId: string,
    content: string,
    { again = 'no', texts, replyTo = null }: SendOptions & { texts: readonly string[] },
  ): Promise<void> {
    const files = await Promise.all(texts.map((text) => this.#upload(conversationId, text)))
    const there = files.filter((file) => file !== undefined)
    if (there.length === texts.length)
      await this.send(conversationId, content, { again, files: there, replyTo })
  }

  async #upload(conversationId: string, text: string): Promise<SentFile | undefined> {
    const params = { contextType: 'conversation', contextId: conversationId }
    const request = { params, query: { name: 'take.txt' }, body: new Blob([text]) }
    const about = { conversationId }
    const answer = await this.#options.requests.insist(uploadAttachment, request, { about })
    return answer.kind === 'done' ? { id: answer.body.id, text } : undefined
  }

  async #send(
    send: Send,
    again: Again,
    ask: (asking: Asking) => Promise<Answer<typeof sendMessage>>,
  ): Promise<void> {
    const { history, requests, screens } = this.#options
    history.sends.push(send)
    const attempt = async (node: number) => {
      const answer = await ask({ node, onTry: () => void (send.tries += 1) })
      if (answer.kind === 'refused') send.refused = true
      if (answer.kind !== 'done') return
      const { id, seq } = answer.body
      send.answers.push({ at: performance.now(), id, seq })
      screens.get(send.conversationId)?.takeMessage(answer.body)
    }
    const { node } = requests
    if (again === 'at once') await Promise.all([attempt(node), attempt(node + 1)])
    else await attempt(node)
    if (again === 'later') await attempt(requests.node + 1)
  }

  async edit({ id, conversationId }: Message, content: string): Promise<void> {
    const { history, requests, screens } = this.#options
    const edit = { messageId: id, content, acknowledged: false }
    history.edits.push(edit)
    const request = { params: { messageId: id }, body: { content } }
    const about = { conversationId, messageId: id }
    const answer = await requests.insist(updateMessage, request, { about })
    if (answer.kind !== 'done') return
    edit.acknowledged = true
    screens.get(conversationId)?.takeMessage(answer.body)
  }

  async react({ id, conversationId }: Message, emoji: string | null): Promise<void> {
    const { history, requests, screens, personId } = this.#options
    const reaction = { messageId: id, personId, emoji, acknowledged: false }
    history.reactions.push(reaction)
    const request = { params: { messageId: id }, body: { emoji } }
    const about = { conversationId, messageId: id }
    const answer = await requests.insist(reactToMessage, request, { about })
    if (answer.kind !== 'done') return
    reaction.acknowledged = true
    screens.get(conversationId)?.takeMessage(answer.body)
  }

  async vote({ id, conversationId }: Message, answers: readonly number[]): Promise<void> {
    const { history, requests, screens, personId } = this.#options
    const deed = { messageId: id, personId, answers, acknowledged: false }
    history.votes.push(deed)
    const request = { params: { messageId: id }, body: { answers: [...answers] } }
    const about = { conversationId, messageId: id }
    const answer = await requests.insist(voteInMessage, request, { about })
    if (answer.kind !== 'done') return
    deed.acknowledged = true
    screens.get(conversationId)?.takeMessage(answer.body)
  }

  async remove({ id, conversationId }: Message): Promise<void> {
    const { history, requests, screens } = this.#options
    const deletion = { messageId: id, startedAt: performance.now(), acknowledged: false }
    history.deletions.push(deletion)
    const request = { params: { messageId: id } }
    const answer = await requests.insist(deleteMessage, request, { about: { conversationId } })
    if (answer.kind !== 'done') return
    deletion.acknowledged = true
    screens.get(conversationId)?.takeMessage(answer.body)
  }

  /** Marks everything on screen as read. */
  async read(conversationId: string): Promise<void> {
    const { history, requests, screens, personId } = this.#options
    const seq = screens.get(conversationId)?.newestSeq() ?? 0
    const mark = {
      conversationId,
      personId,
      seq,
      startedAt: performance.now(),
      acknowledged: false,
    }
    history.marks.push(mark)
    const request = { params: { conversationId }, body: { seq } }
    const answer = await requests.insist(markRead, request, { about: { conversationId } })
    mark.acknowledged = answer.kind === 'done'
  }
}
