import { errors, type ErrorBody, type ErrorCode } from '@patchbay/contract/errors'

/** A refusal that the contract knows. Everything else that is thrown is answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** With `account_banned`: when the ban ends; `null` where it does not. */
  readonly until: Date | null
  /** What in the request it is about, where the code alone does not tell. */
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
