import type { ApiError } from '../../../platform/http/api-error.ts'
import { reasonTexts as texts } from './texts.ts'

/** What is missing or wrong, if that is why it was refused. */
export const notReadyWords = ({ code, issues }: ApiError): string | undefined =>
  code === 'invalid_input'
    ? texts.notReady(issues.map(({ path, message }) => `${path.replace('body/', '')}: ${message}.`))
    : undefined
