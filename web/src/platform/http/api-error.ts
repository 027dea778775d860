import type { ErrorBody, ErrorCode } from '@patchbay/contract/errors'

/**
 * `network`: no answer at all, because of a lost connection, a dead server or a broken-off answer.
 */
export type ApiErrorCode = ErrorCode | 'network'

interface ApiErrorDetail {
  readonly code: ApiErrorCode
  readonly message: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly requestId?: string | undefined
  readonly issues?: ErrorBody['issues']
  readonly until?: string | undefined
  readonly words?: string | undefined
  readonly appeal?: ErrorBody['appeal']
  readonly retryAfter?: number | undefined
  readonly limit?: ErrorBody['limit']
  readonly elsewhere?: ErrorBody['elsewhere']
  readonly signInMethods?: ErrorBody['signInMethods']
  readonly token?: string | undefined
  readonly cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly requestId: string | undefined
  readonly issues: NonNullable<ErrorBody['issues']>
  /** The end of a ban, if it has one. */
  readonly until: string | undefined
  /** Why somebody is banned, in words for them. */
  readonly words: string | undefined
  /** How a banned person can appeal, if the answer says so. */
  readonly appeal: ErrorBody['appeal']
  /** The seconds to wait after too many attempts. */
  readonly retryAfter: number | undefined
  /** The thing of which there was too much, if that is known. */
  readonly limit: ErrorBody['limit']
  /** The provider just used, and the ways into the account that the address belongs to. */
  readonly elsewhere: ErrorBody['elsewhere']
  /** How the person can confirm that it is them. */
  readonly signInMethods: NonNullable<ErrorBody['signInMethods']>
  /** The native app's token of a sign-in that waits for the second factor. */
  readonly token: string | undefined

  constructor(detail: ApiErrorDetail) {
    super(detail.message, { cause: detail.cause })
    this.code = detail.code
    this.status = detail.status
    this.requestId = detail.requestId
    this.issues = detail.issues ?? []
    this.until = detail.until
    this.words = detail.words
    this.appeal = detail.appeal
    this.retryAfter = detail.retryAfter
    this.limit = detail.limit
    this.elsewhere = detail.elsewhere
    this.signInMethods = detail.signInMethods ?? []
    this.token = detail.token
  }
}

/** There was no answer, or a proxy in between answered instead of the server. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || [502, 503, 504].includes(error.status))
