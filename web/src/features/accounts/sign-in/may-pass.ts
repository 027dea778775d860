import { ApiError } from '../../../platform/http/api-error.ts'

/** The failure is temporary: the server or the provider may answer in a moment. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || error.code === 'sign_in_pending' || error.status >= 500)
