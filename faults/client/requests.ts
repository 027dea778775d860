import type { ErrorCode } from '@patchbay/contract/errors'
import type { Route, SentRequest } from '@patchbay/contract/route'
import { setTimeout as delay } from 'node:timers/promises'
import type { Refusal } from '../history.ts'
import { ask, type Answer } from './http.ts'

/** Where the nodes are at this moment; a page uses the next when one fails. */
export interface Nodes {
  readonly count: number
  httpOrigin(index: number): string
  socketOrigin(index: number): string
}

interface RequestOptions {
  readonly nodes: Nodes
  readonly headers: Record<string, string>
  /** Told of every request that failed. */
  readonly onFailure: (why: string) => void
  /** Told of what can never succeed. */
  readonly onRefusal: (refusal: Omit<Refusal, 'page' | 'personId'>) => void
}

export interface Asking {
  readonly node?: number
  readonly onTry?: () => void
  /** What it is about. */
  readonly about?: Pick<Refusal, 'conversationId' | 'messageId'>
  /** A refusal that is as good as an answer. */
  readonly bears?: ErrorCode
}

const retryAfter = 300

/** The requests of one page. */
export class Requests {
  readonly #options: RequestOptions
  /** How many have no answer yet and are tried again. */
  waiting = 0
  /** The node that is asked at present. */
  node: number
  #stopped = false

  constructor(options: RequestOptions, node: number) {
    this.#options = options
    this.node = node
  }

  stop(): void {
    this.#stopped = true
  }

  /** A file that lies at an address of the nodes; undefined where there is none. */
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
    const begun = performance.now()
    const answer = await ask(nodes.httpOrigin(node % nodes.count), headers, route, request)
    if (this.#stopped || answer.kind === 'done') return answer
    if (answer.kind === 'refused') {
      const { why, code } = answer
      const refusal = { why: `${why} ${code}`.trim(), ...about, begun, at: performance.now() }
      if (code !== bears) onRefusal(refusal)
    } else {
      onFailure(answer.why)
      // Whoever else has found the node dead meanwhile has already gone on.
      if (node === this.node) this.node += 1
      await delay(retryAfter)
    }
    return answer
  }

  /** Until it is answered, by one node or the other; failed only where the page is closed. */
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
