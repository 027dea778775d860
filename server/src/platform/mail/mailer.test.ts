import { expect, it } from 'vitest'
import { startMailServer } from '../../../test/services/mail-server.ts'
import { readConfig } from '../config.ts'
import { createMailer } from './mailer.ts'

it('no mail goes in clear text to another machine', async () => {
  // It offers no encryption, as if somebody on the way had hidden the offer.
  const server = await startMailServer()
  const mail = { messageId: 'x@y', to: 'pat@example.com', subject: 's', text: 't', html: 'h' }
  const send = (smtpUrl: string) => createMailer({ ...readConfig({}), smtpUrl })?.send(mail)
  // This leads here too, and does not look like it.
  await expect(send(server.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow('STARTTLS')
  expect(server.received).toEqual([])
  await send(server.url)
  expect(server.received).toHaveLength(1)
  await server.stop()
})
