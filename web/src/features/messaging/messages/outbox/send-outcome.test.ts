// @vitest-environment node
import { expect, it } from 'vitest'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { messageOutcome } from './outbox.ts'

it('lets a viewer who was removed retry a refused message, for when they are back', () => {
  const refusal = (code: 'conversation_not_found' | 'recipient_gone') =>
    messageOutcome(new ApiError({ code, status: 404, message: '' }))
  expect(refusal('conversation_not_found')).toEqual({
    kind: 'failed',
    code: 'conversation_not_found',
    text: 'You are no longer in this conversation.',
    mayRetry: true,
  })
  expect(refusal('recipient_gone')).toMatchObject({ kind: 'failed', mayRetry: false })
})
