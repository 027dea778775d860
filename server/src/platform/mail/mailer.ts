import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { isLoopback } from '../loopback.ts'
import { mailFailure } from './mail-failure.ts'

export interface OutgoingMail {
  /** Without angle brackets; the same for every attempt, so that copies can be recognised. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that ends such mails by one press (RFC 8058); absent if nobody can switch them off. */
  readonly unsubscribe?: string | undefined
}

export interface Mailer {
  /** Throws a `MailFailure`, which never quotes an address. */
  send(mail: OutgoingMail): Promise<void>
}

/** Undefined without a mail server, which only development allows. */
export function createMailer(config: Config): Mailer | undefined {
  if (config.smtpUrl === undefined) return undefined
  const transport = createTransport({
    url: config.smtpUrl,
    // A mail server that offers no encryption, or somebody on the way who hides the offer, gets no mail.
    requireTLS: !isLoopback(new URL(config.smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ messageId, to, subject, text, html, unsubscribe }) => {
      try {
        await transport.sendMail({
          messageId: `<${messageId}>`,
          from: { name: config.productName, address: config.mailFrom },
          to: { name: '', address: to },
          envelope: { from: config.mailFrom, to: [to] },
          subject,
          text,
          html,
          // Suppresses automatic replies such as out-of-office messages.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw mailFailure(error)
      }
    },
  }
}
