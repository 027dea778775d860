import type { ErrorBody, ErrorCode } from '@patchbay/contract/errors'

/** Nothing came back at all: no connection, a dead server, or an aborted answer. */
export type ApiErrorCode = ErrorCode | 'network'

interface ApiErrorDetail {
  readonly code: ApiErrorCode
  readonly message: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly issues?: ErrorBody['issues']
  readonly until?: string | undefined
  readonly cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly requestId: string | undefined
  readonly issues: NonNullable<ErrorBody['issues']>
  /** When a ban ends, if it does. */
  readonly until: string | undefined

  constructor(detail: ApiErrorDetail) {
    super(detail.message, { cause: detail.cause })
    this.code = detail.code
    this.status = detail.status
    this.requestId = detail.requestId
    this.issues = detail.issues ?? []
    this.until = detail.until
  }
}
