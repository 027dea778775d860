import { errors, type ErrorCode } from '@patchbay/contract/errors'

/** A refusal that the contract knows. Everything else that is thrown is answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** With `account_banned`: when the ban ends; `null` where it does not. */
  readonly until: Date | null
  constructor(code: ErrorCode, cause?: unknown, until: Date | null = null) {
    super(errors[code].message, { cause })
    this.code = code
    this.until = until
  }
}
