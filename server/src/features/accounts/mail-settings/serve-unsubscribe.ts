import { unsubscribePath } from '@patchbay/contract/accounts/mail-settings'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { shareLockOwnProfile } from '../profiles/public.ts'
import { endMails } from './mail-settings.store.ts'
import { findLink } from './unsubscribe-links.store.ts'
import { askPage, donePage, wrongPage } from './unsubscribe-page.ts'

type Asking = FastifyRequest<{ Params: { token: string } }>

const madeByUs = /^[\w-]{43}$/
const path = unsubscribePath(':token')

/**
 * Ends one kind of mails for the person whose token is in the address, without a session: mailbox
 * providers send the POST of RFC 8058 themselves, from nowhere that we know. The token can do nothing
 * else, and the pages name nobody. Programs that follow links send a GET, which only asks.
 */
export async function addUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  const find = async (request: Asking, reply: FastifyReply) => {
    const { limits, address, db } = new RequestContext(services, request, reply)
    await limits.count('unsubscribe', address)
    const { token } = request.params
    return madeByUs.test(token) ? findLink(db, token) : undefined
  }
  await app.register(async (scope) => {
    // The body is not read: the address names the person and the kind of mail.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4 * 1024 }, (_r, _b, done) =>
      done(null),
    )
    scope.get(path, { schema: { hide: true } }, async (request: Asking, reply) => {
      const link = await find(request, reply)
      return link === undefined
        ? send(reply, 404, (nonce) => wrongPage(services.config, nonce))
        : send(reply, 200, (nonce) => askPage(link.kind, services.config, nonce))
    })
    scope.post(
      path,
      { schema: { hide: true }, config: { foreignForm: true } },
      async (request: Asking, reply) => {
        const link = await find(request, reply)
        if (link === undefined)
          return send(reply, 404, (nonce) => wrongPage(services.config, nonce))
        await transaction(services.db, async (tx) => {
          // The settings of an account that is being deleted go with it.
          if (await shareLockOwnProfile(tx, link.user_id))
            await endMails(tx, link.user_id, link.kind, services.now())
        })
        return send(reply, 200, (nonce) => donePage(link.kind, services.config, nonce))
      },
    )
  })
}

function send(reply: FastifyReply, status: number, page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return reply
    .status(status)
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}
