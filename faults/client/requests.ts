import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import { setTimeout as delay } from 'node:timers/promises'
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
  readonly onRefusal: (why: string) => void
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

  async ask<R extends Route>(
    route: R,
    request: SentRequest<R>,
    node = this.node,
  ): Promise<Answer<R>> {
    const { nodes, headers, onFailure, onRefusal } = this.#options
    const answer = await ask(nodes.httpOrigin(node % nodes.count), headers, route, request)
    if (this.#stopped || answer.kind === 'done') return answer
    if (answer.kind === 'refused') onRefusal(answer.why)
    else {
      onFailure(answer.why)
      // Whoever else has found the node dead meanwhile has already gone on.
      if (node === this.node) this.node += 1
      await delay(retryAfter)
    }
    return answer
  }

  /** Until it is answered, by one node or the other. */
  async insist<R extends Route>(
    route: R,
    request: SentRequest<R>,
    { node = this.node, onTry = () => {} }: { node?: number; onTry?: () => void } = {},
  ): Promise<ReceivedOutput<R> | undefined> {
    this.waiting += 1
    try {
      for (let turn = node; !this.#stopped; turn += 1) {
        onTry()
        const answer = await this.ask(route, request, turn)
        if (answer.kind === 'done') return answer.body
        if (answer.kind === 'refused') break
      }
      return undefined
    } finally {
      this.waiting -= 1
    }
  }
}
