import { describe, expect, it } from 'vitest'
import { createLog } from './logger.ts'

describe('the log', () => {
  it('is JSON with a time, and omits personal data', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    log.info({ email: 'a@b.c', token: 't', password: 'p', headers: { cookie: 'c' } }, 'signed in')
    log.debug('not at this level')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'signed in',
      email: '(hidden)',
      token: '(hidden)',
      password: '(hidden)',
      headers: '(hidden)',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('omits the row values that the database quotes', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const refused = Object.assign(new Error('invalid input syntax: "ada@example.org"'), {
      severity: 'ERROR',
      code: '23505',
      detail: 'Key (lower(email))=(ada@example.org) already exists.',
      constraint: 'password_credentials_email',
    })
    log.error({ err: new Error('could not save', { cause: refused }) }, 'failed')
    expect(lines[0]).not.toContain('ada@')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: {
        message: 'could not save',
        stack: expect.stringContaining('logger.test.ts'),
        cause: { code: '23505', constraint: 'password_credentials_email' },
      },
    })
  })
})
