import * as contract from '@patchbay/contract/people/own-page'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeOwnProfile } from '../../accounts/profiles/public.ts'
import { findPerson, findPublicPerson } from './people.store.ts'
import { viewPublicPerson } from './public-profile.view.ts'

export const getOwnPage = action(contract.getOwnPage, async ({ db, viewer }) => {
  const row = await findPerson(db, viewer.userId, viewer)
  return { isPublic: row?.page_public === true }
})

export const setOwnPage = action(contract.setOwnPage, async (ctx, { body: { isPublic } }) => {
  const { userId } = ctx.viewer
  await transaction(ctx.db, (tx) =>
    changeOwnProfile(tx, userId, { page_public: isPublic }, ctx.now()),
  )
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return { isPublic }
})

export const getPublicPerson = action(contract.getPublicPerson, async (ctx, { params }) => {
  const row = await findPublicPerson(ctx.db, params.userId)
  if (row === undefined) throw new AppError('person_not_found')
  return viewPublicPerson(row)
})
