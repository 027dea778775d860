import { expect, it } from 'vitest'
import { ApiError, isNoAnswer } from '../../../platform/http/api-error.ts'
import { authFailureOf, backOff } from './auth-failure.ts'

const error = (code: ApiError['code'], status: number, issues: ApiError['issues'] = []): ApiError =>
  new ApiError({ code, status, message: '', issues })

it('[A-64] distinguishes a missing session, wrong credentials and a weak password', () => {
  expect(authFailureOf(error('not_authenticated', 401))).toEqual({ kind: 'session_missing' })
  expect(authFailureOf(error('invalid_credentials', 401))).toEqual({ kind: 'invalid_credentials' })
  const issues = [
    { path: 'body.newPassword', message: 'At least 8 characters' },
    { path: 'body.email', message: 'Not an address' },
    { path: 'body.password', message: 'At least one digit' },
  ]
  expect(authFailureOf(error('invalid_input', 400, issues))).toEqual({
    kind: 'weak_password',
    reasons: ['At least 8 characters', 'At least one digit'],
  })
  expect(authFailureOf(error('invalid_input', 400, issues.slice(1, 2)))).toEqual({ kind: 'other' })
  expect(authFailureOf(new TypeError('x'))).toEqual({ kind: 'other' })
})

it('[A-65] treats 502, 503, 504 and a lost connection as temporary', () => {
  for (const status of [502, 503, 504])
    expect(isNoAnswer(error('unavailable', status)), String(status)).toBe(true)
  expect(isNoAnswer(error('network', 0))).toBe(true)
  expect(authFailureOf(error('unavailable', 503))).toEqual({ kind: 'retryable' })
  for (const status of [400, 401, 403, 404, 409, 429, 500, 501])
    expect(isNoAnswer(error('internal', status)), String(status)).toBe(false)
})

it('[A-67] waits 200 ms, and twice as long after each failure', () => {
  expect([0, 1, 2, 3, 4].map(backOff)).toEqual([200, 400, 800, 1600, 3200])
})
