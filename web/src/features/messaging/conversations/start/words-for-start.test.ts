// @vitest-environment node
import type { ErrorCode } from '@patchbay/contract/errors'
import { expect, it } from 'vitest'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { nobodySignedIn, wordsForStart } from './words-for-start.ts'

const failure = (code: ErrorCode | 'network', path?: string) =>
  new ApiError({
    code,
    status: 400,
    message: code,
    ...(path !== undefined && { issues: [{ path, message: 'no' }] }),
  })

it.each([
  ['Not authenticated', nobodySignedIn()],
  ['Your session has expired. Please sign in again.', failure('not_authenticated')],
  ['Failed to check blocking status', failure('block_check_failed')],
  ['Failed to send message', failure('first_message_failed')],
  ['Failed to start conversation', failure('unavailable')],
  ['Cannot start conversation with blocked user', failure('conversation_blocked')],
  ['You are not authorized to perform this action', failure('forbidden')],
  ['Failed to start conversation', failure('internal')],
  ['Failed to start conversation', failure('network')],
  ['Failed to start conversation', failure('invalid_input', 'body/userId')],
  ['Failed to send message', failure('invalid_input', 'body/message/content')],
  ['Failed to send message', failure('invalid_input', 'body/initialMessage/content')],
  ['Please select at least 2 participants', failure('group_too_small')],
  ['User not found', failure('person_not_found')],
])('[U-14] says %s', (text, error) => {
  expect(wordsForStart(error)).toBe(text)
})
