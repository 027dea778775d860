import * as contract from '@patchbay/contract/people/blocks'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { listBlocksOf } from './blocks.store.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

export const listBlocks = action(contract.listBlocks, async (ctx, { query }) => {
  const last = decodeCursor(place, query.cursor)
  const after = last && { createdAt: new Date(last[0]), blockedId: last[1] }
  const found = await listBlocksOf(ctx.db, ctx.viewer.userId, after)
  const { rows, nextCursor } = pageOf(found, contract.blocksPerPage, (row) => [
    row.created_at.toISOString(),
    row.person.id,
  ])
  const blocks = rows.map((row) => ({
    person: viewPerson(row.person),
    blockedAt: row.created_at.toISOString(),
  }))
  return { blocks, nextCursor }
})
