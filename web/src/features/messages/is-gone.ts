import { ApiError } from '../../platform/api-error.ts'

/** There is no such conversation, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conversation_not_found'
