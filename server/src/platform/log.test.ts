import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

describe('the log', () => {
  it('is JSON with a time, and leaves out what is personal', () => {
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
})
