import * as contract from '@patchbay/contract/accounts/profiles'
import { fold } from '@patchbay/contract/fold'
import { profileTopic, verificationTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requirePlace } from '../locations/public.ts'
import { reopenVerification } from './badges.store.ts'
import { changeOwnProfile } from './change-own-profile.ts'
import { lockOwnProfile, type OwnProfileRow, type ProfileChanges } from './profiles.store.ts'
import { requireOwnNames } from './reserved-names.ts'

export const updateProfile = action(contract.updateProfile, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const place = body.location === undefined ? {} : { location: await requirePlace(body.location) }
  const { profile, isReopened } = await transaction(ctx.db, async (tx) => {
    const known = await lockOwnProfile(tx, userId)
    if (known === undefined) throw new AppError('not_authenticated')
    if (known.role === 'user') requireOwnNames(changedNames(body, known), ctx.config.productName)
    const changes = changesOf({ ...body, ...place }, known)
    // The badge belongs to the name, which is then looked at again.
    const suspends = known.verified && isRenamed(changes, known)
    if (suspends) await reopenVerification(tx, userId, namesOf(known), ctx.now())
    const given = suspends ? { ...changes, verified: false } : changes
    return {
      profile: await changeOwnProfile(tx, userId, given, ctx.now()),
      isReopened: suspends,
    }
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  if (isReopened) ctx.announce({ kind: 'changed', topic: verificationTopic(userId) })
  return profile
})

/** Names that were there before the rule stay until they are changed. */
const changedNames = (
  { fullName, displayName }: contract.ProfileUpdate,
  known: OwnProfileRow,
): { readonly fullName?: string; readonly displayName?: string } => ({
  ...(fullName !== undefined && fullName !== known.full_name && { fullName }),
  ...(displayName !== undefined && displayName !== known.display_name && { displayName }),
})

/** Accents and case are corrections of the same name. */
const isRenamed = (changes: ProfileChanges, known: OwnProfileRow): boolean =>
  (['full_name', 'display_name'] as const).some(
    (name) => changes[name] !== undefined && fold(changes[name] ?? '') !== fold(known[name] ?? ''),
  )

const namesOf = ({ full_name, display_name }: OwnProfileRow): string =>
  [...new Set([display_name, full_name])].filter(Boolean).join(', ')

/** Every column is listed, so that other fields of a request have no effect. */
function changesOf(update: contract.ProfileUpdate, known: OwnProfileRow): ProfileChanges {
  const { professions, social } = update
  return {
    ...given('full_name', update.fullName),
    ...given('full_name_shown', update.fullNameShown),
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
