import { ApiError } from '../../platform/api-error.ts'

/** The server or the provider may answer in a moment; anything else is its last word. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || error.code === 'sign_in_pending' || error.status >= 500)
