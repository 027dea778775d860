import type { ErrorCode } from '@patchbay/contract/errors'
import { AppError } from './app-error.ts'

/** Answers this code if the step fails for a reason of ours, so that the page can name the step. */
export async function failingAs<T>(code: ErrorCode, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(code, error)
  }
}
