// @vitest-environment node
import { getSession } from '@patchbay/contract/accounts/sessions'
import { getConversation, listConversations } from '@patchbay/contract/messaging/conversations'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatVersion } from '../../../../platform/storage/local-store.ts'

it('gives every form of the stored answers a number of its own', () => {
  const stored = [getSession, listConversations, getConversation, listMessages]
  const schemas = stored.map(({ output }) => z.toJSONSchema(output))
  const form = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16)
  // If the form has changed, raise `formatVersion`: a page must not read what it does not expect.
  expect([formatVersion, form]).toEqual([8, '73b8da00041d7c84'])
})
