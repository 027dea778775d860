import { ApiError } from '../../../../platform/http/api-error.ts'

/** The conversation does not exist, or the viewer is no longer in it. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conversation_not_found'
