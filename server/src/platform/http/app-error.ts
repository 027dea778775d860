import { errors, type ErrorBody, type ErrorCode } from '@patchbay/contract/errors'

/** A refusal with an error code of the contract. Any other thrown error is answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** With `account_banned`: when the ban ends; `null` if it is permanent. */
  readonly until: Date | null
  /** The parts of the request that the error is about, if the code alone does not say so. */
  readonly issues: ErrorBody['issues']
  constructor(
    code: ErrorCode,
    cause?: unknown,
    until: Date | null = null,
    issues?: ErrorBody['issues'],
  ) {
    super(errors[code].message, { cause })
    this.code = code
    this.until = until
    this.issues = issues
  }
}
