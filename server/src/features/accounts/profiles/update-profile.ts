import * as contract from '@patchbay/contract/accounts/profiles'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requirePlace } from '../locations/public.ts'
import { changeOwnProfile } from './change-own-profile.ts'
import { lockOwnProfile, type OwnProfileRow, type ProfileChanges } from './profiles.store.ts'

export const updateProfile = action(contract.updateProfile, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const place = body.location === undefined ? {} : { location: await requirePlace(body.location) }
  const profile = await transaction(ctx.db, async (tx) => {
    const known = await lockOwnProfile(tx, userId)
    if (known === undefined) throw new AppError('not_authenticated')
    return changeOwnProfile(tx, userId, changesOf({ ...body, ...place }, known), ctx.now())
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return profile
})

/** Every column is listed, so that other fields of a request have no effect. */
function changesOf(update: contract.ProfileUpdate, known: OwnProfileRow): ProfileChanges {
  const { professions, social } = update
  return {
    ...given('full_name', update.fullName),
    ...given('display_name', update.displayName),
    ...given('bio', orNull(update.bio)),
    ...given('experience_level', update.experienceLevel),
    ...given('goals', update.goals),
    ...given('location', update.location),
    ...given('location_enabled', update.locationEnabled),
    ...given('website', orNull(update.website)),
    ...(professions && {
      professions,
      other_profession: professions.includes('Other') ? update.otherProfession : null,
    }),
    ...(social && { social: JSON.stringify(mergeSocial(known, social)) }),
  }
}

/** An empty text removes a link; links that are not given stay. */
function mergeSocial(known: OwnProfileRow, social: NonNullable<contract.ProfileUpdate['social']>) {
  const merged = { ...(known.social as Record<string, string>), ...social }
  return Object.fromEntries(Object.entries(merged).filter(([, link]) => Boolean(link)))
}

const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text)

const given = <K extends keyof ProfileChanges>(column: K, value: ProfileChanges[K] | undefined) =>
  value === undefined ? {} : ({ [column]: value } as Pick<ProfileChanges, K>)
