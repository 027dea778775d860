import { errors, type ErrorCode } from '@patchbay/contract/errors'

/** A refusal that the contract knows. Everything else that is thrown is answered `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, cause?: unknown) {
    super(errors[code].message, { cause })
    this.code = code
  }
}
