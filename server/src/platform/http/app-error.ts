import { errors, type ErrorBody, type ErrorCode } from '@patchbay/contract/errors'

interface ErrorDetail {
  readonly until?: Date | null
  readonly words?: string | null
  readonly appeal?: ErrorBody['appeal']
  readonly retryAfter?: number
  readonly limit?: ErrorBody['limit']
  readonly issues?: ErrorBody['issues']
  readonly elsewhere?: ErrorBody['elsewhere']
  readonly signInMethods?: ErrorBody['signInMethods']
  readonly token?: string | undefined
}

/** A refusal with an error code of the contract. Any other thrown error is answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** With `account_banned`: when the ban ends; `null` if it is permanent. */
  readonly until: Date | null
  /** With `account_banned`: why, as staff tell the person. */
  readonly words: string | null
  /** With `account_banned` at a sign-in: how the person can appeal. */
  readonly appeal: ErrorBody['appeal']
  /** With `rate_limited`: after how many seconds the next attempt counts. */
  readonly retryAfter: number | undefined
  /** With `rate_limited`: of what it was too much, if that is known. */
  readonly limit: ErrorBody['limit']
  /** With `account_elsewhere`: the provider just used, and the ways into that account. */
  readonly elsewhere: ErrorBody['elsewhere']
  /** With `confirmation_needed`: how the person can confirm. */
  readonly signInMethods: ErrorBody['signInMethods']
  /** With `second_factor_needed`: the native app's token of the sign-in that waits for it. */
  readonly token: string | undefined
  /** The parts of the request that the error is about, if the code alone does not say so. */
  readonly issues: ErrorBody['issues']
  constructor(code: ErrorCode, cause?: unknown, detail: ErrorDetail = {}) {
    super(errors[code].message, { cause })
    this.code = code
    this.until = detail.until ?? null
    this.words = detail.words ?? null
    this.appeal = detail.appeal
    this.retryAfter = detail.retryAfter
    this.limit = detail.limit
    this.elsewhere = detail.elsewhere
    this.signInMethods = detail.signInMethods
    this.token = detail.token
    this.issues = detail.issues
  }
}
