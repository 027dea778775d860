import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitedAddress, networksAround } from '../limits/address.ts'
import type { Log } from '../logger.ts'
import { findViewer } from '../sessions/authenticate.ts'
import { bearerOf, type SentToken } from '../sessions/bearer.ts'
import { isToken } from '../sessions/tokens.ts'
import type { Viewer } from '../sessions/viewer.ts'
import type { Context, Services } from './action.ts'
import { cookiesOf, isFromApp, type Cookies } from './cookies.ts'

/** Created for every request, so everything that an action may not need is computed lazily. */
export class RequestContext implements Context {
  readonly db: Services['db']
  readonly config: Services['config']
  readonly limits: Services['limits']
  readonly announce: Services['announce']
  readonly storage: Services['storage']
  readonly pictures: Services['pictures']
  readonly now: Services['now']
  /** Set before the action of a route that is not public runs. */
  viewer: Viewer | undefined
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #cookies: Cookies | undefined
  #log: Log | undefined

  constructor(services: Services, request: FastifyRequest, reply: FastifyReply) {
    this.db = services.db
    this.config = services.config
    this.limits = services.limits
    this.announce = services.announce
    this.storage = services.storage
    this.pictures = services.pictures
    this.now = services.now
    this.#request = request
    this.#reply = reply
  }

  get log(): Log {
    return (this.#log ??= this.#request.log.child({ requestId: this.#request.id }))
  }

  get cookies(): Cookies {
    return (this.#cookies ??= cookiesOf(this.#request, this.#reply, this.config))
  }

  get isApp(): boolean {
    return isFromApp(this.#request, this.config)
  }

  get sentToken(): SentToken | undefined {
    const bearer = bearerOf(this.#request.headers, this.config)
    const token = bearer ?? this.cookies.read('session')
    return isToken(token) ? { token, bearer: bearer !== undefined } : undefined
  }

  get userAgent(): string | undefined {
    return this.#request.headers['user-agent']
  }

  get address(): string {
    return limitedAddress(this.#request.ip)
  }

  get networks(): readonly string[] {
    return networksAround(this.#request.ip)
  }

  findViewer(): Promise<Viewer | undefined> {
    return findViewer(this)
  }
}
