import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listPostedMails, readPostedMail } from '../../features/accounts/mails/public.ts'
import type { Services } from '../../platform/http/action.ts'
import { refuse } from '../../platform/http/refusals.ts'
import type { Markup } from '../../platform/markup.ts'
import { listPage, mailPage } from './pages.ts'
import { styles } from './styles.ts'

type MailRequest = FastifyRequest<{ Params: { mailId: string } }>

/** `/mailbox`: shows mail that was not sent because there is no mail server. */
export function addMailbox(app: FastifyInstance, { db, config }: Services): void {
  const schema = { hide: true }
  const find = (request: MailRequest) => readPostedMail(db, config, request.params.mailId)

  app.get('/mailbox', { schema }, async (_request, reply) =>
    sendPage(reply, listPage(await listPostedMails(db, config), config.productName)),
  )
  app.get('/mailbox/:mailId', { schema }, async (request: MailRequest, reply) => {
    const mail = await find(request)
    if (mail === undefined) return refuse(request, reply, 'not_found')
    return sendPage(reply, mailPage(mail, config))
  })
  app.get('/mailbox/:mailId/html', { schema }, async (request: MailRequest, reply) => {
    const mail = await find(request)
    if (mail?.content === undefined) return refuse(request, reply, 'not_found')
    return sendLetter(reply, mail.content.html)
  })
}

function sendPage(reply: FastifyReply, page: (nonce: string, styles: string) => Markup) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce, styles).text)
}

/** Can only be framed by our own page. Styles are inline, as in every mail, and nothing may run. */
function sendLetter(reply: FastifyReply, html: string) {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ]
  return reply
    .header('content-security-policy', policy.join('; '))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
