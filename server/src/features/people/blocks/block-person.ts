import * as contract from '@patchbay/contract/people/blocks'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayBlock, requirePerson, personAccessOf, viewPublicProfile } from '../people/public.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { insertBlock } from './blocks.store.ts'
import { noteBlocks } from './note-blocks.ts'

export const blockPerson = action(contract.blockPerson, async (ctx, { params: { userId } }) => {
  const { viewer } = ctx
  const people = [viewer.userId, userId]
  const { row, announceBlock } = await transaction(ctx.db, async (tx) => {
    // Both accounts are locked: neither can be deleted meanwhile, and of two people who block each
    // other at the same time only the first succeeds.
    const there = await lockProfiles(tx, people)
    if (!there.has(viewer.userId)) throw new AppError('not_authenticated')
    const person = await requirePerson(tx, userId, viewer)
    if (!mayBlock(personAccessOf(person, viewer))) throw new AppError('forbidden')
    const isNew = await insertBlock(tx, viewer.userId, userId, ctx.now())
    const announce = isNew ? await noteBlocks(tx, people) : undefined
    return { row: { ...person, blocked: true }, announceBlock: announce }
  })
  announceBlock?.(ctx)
  return viewPublicProfile(row, viewer)
})
