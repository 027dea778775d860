import type { ErrorCode } from '@patchbay/contract/errors'
import type { Route, SentRequest } from '@patchbay/contract/route'
import { setTimeout as delay } from 'node:timers/promises'
import type { Refusal } from '../history.ts'
import { ask, type Answer } from './http.ts'

/** The current addresses of the nodes; a page uses the next node if one fails. */
export interface Nodes {
  readonly count: number
  httpOrigin(index: number): string
  socketOrigin(index: number): string
}

interface RequestOptions {
  readonly nodes: Nodes
  readonly headers: Record<string, string>
  /** Called for every request that failed. */
  readonly onFailure: (why: string) => void
  /** Called for requests that can never succeed. */
  readonly onRefusal: (refusal: Omit<Refusal, 'page' | 'personId'>) => void
}

export interface Asking {
  readonly node?: number
  readonly onTry?: () => void
  /** The subject of the request. */
  readonly about?: Pick<Refusal, 'conversationId' | 'fromId' | 'messageId'>
  /** A refusal that counts as an answer. */
  readonly bears?: ErrorCode
}

const retryAfter = 300

/** The requests of one page. */
export class Requests {
  readonly #options: RequestOptions
  /** The number of requests that have no answer yet and are retried. */
  waiting = 0
  /** The index of the current node. */
  node: number
  #stopped = false

  constructor(options: RequestOptions, node: number) {
    this.#options = options
    this.node = node
  }

  stop(): void {
    this.#stopped = true
  }

  /** Fetches a file from a node; undefined if there is none. */
  async fetchText(path: string): Promise<string | undefined> {
    const { nodes, headers } = this.#options
    const response = await fetch(nodes.httpOrigin(this.node % nodes.count) + path, { headers })
    return response.ok ? response.text() : undefined
  }

  async ask<R extends Route>(
    route: R,
    request: SentRequest<R>,
    { node = this.node, about, bears }: Asking = {},
  ): Promise<Answer<R>> {
    const { nodes, headers, onFailure, onRefusal } = this.#options
    const startedAt = performance.now()
    const answer = await ask(nodes.httpOrigin(node % nodes.count), headers, route, request)
    if (this.#stopped || answer.kind === 'done') return answer
    if (answer.kind === 'refused') {
      const { why, code } = answer
      const refusal = { why: `${why} ${code}`.trim(), ...about, startedAt, at: performance.now() }
      if (code !== bears) onRefusal(refusal)
    } else {
      onFailure(answer.why)
      // Another request may have found the node dead meanwhile, and switched already.
      if (node === this.node) this.node += 1
      await delay(retryAfter)
    }
    return answer
  }

  /** Retries on both nodes until there is an answer; fails only if the page is closed. */
  async insist<R extends Route>(
    route: R,
    request: SentRequest<R>,
    { node = this.node, onTry = () => {}, ...asking }: Asking = {},
  ): Promise<Answer<R>> {
    this.waiting += 1
    try {
      for (let turn = node; !this.#stopped; turn += 1) {
        onTry()
        const answer = await this.ask(route, request, { ...asking, node: turn })
        if (answer.kind !== 'failed') return answer
      }
      return { kind: 'failed', why: 'the page is closed' }
    } finally {
      this.waiting -= 1
    }
  }
}
