import { describe, expect, it } from 'vitest'
import { mailFailure } from './mail-failure.ts'

const failed = (details: object) =>
  mailFailure(Object.assign(new Error('refused: ada@example.org'), details))

describe('a mail that fails', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 <ada@example.org> unknown', '550 5.1.1'],
    ['RCPT TO', '553-5.1.3 ada@example.org\r\n553 no', '553 5.1.3'],
    ['DATA', '554 ada@example.org does not want this', '554'],
  ])('at %s by %j is refused for good', (command, response, refusal) => {
    const failure = failed({ code: 'EENVELOPE', command, response })
    expect(failure.refusal).toBe(refusal)
    expect(failure.message).toBe(`The mail server refused the recipient: ${refusal}`)
  })

  it.each([
    ['RCPT TO', '450 4.2.1 ada@example.org is busy'],
    ['DATA', '451 later'],
    // Our own account and sender address: an operator must correct those.
    ['AUTH PLAIN', '535 5.7.8 wrong password'],
    ['MAIL FROM', '550 5.7.1 hello@patchbay.example may not send'],
    ['CONN', undefined],
    [undefined, undefined],
  ])('at %s by %j may be retried', (command, response) => {
    const failure = failed({ code: 'ESOCKET', command, response })
    expect(failure.refusal).toBeUndefined()
    expect(`${failure.message} ${failure.stack} ${String(failure.cause)}`).not.toMatch(
      /ada@|hello@/,
    )
  })
})
