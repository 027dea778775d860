import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  readonly url: string
  readonly port: number
  readonly received: { readonly email: Email; readonly to: string[] }[]
  /** How the next recipients are refused, such as `550 5.1.1 …`; undefined accepts everybody. */
  refusal: { code: number; message: string } | undefined
  stop(): Promise<void>
}

/** A real SMTP server that records received mail. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: TestMailServer['received'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const { refusal } = mailServer
      if (refusal === undefined) return callback()
      callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const keep = async () => {
        received.push({ email: await PostalMime.parse(await text(stream)), to })
        callback()
      }
      void keep()
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refusal: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
