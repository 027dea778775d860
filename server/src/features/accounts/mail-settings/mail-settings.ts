import * as contract from '@patchbay/contract/accounts/mail-settings'
import type { Database } from '../../../platform/db/database.ts'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findProvenAddress } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { firstDigest } from './digest-time.ts'
import {
  findMailSettings,
  setMailSettings,
  type MailSettingsRow,
  type NewMailSettings,
} from './mail-settings.store.ts'
import { viewMailSettings } from './mail-settings.view.ts'
import { zoneOf } from './zone-of.ts'

type Changes = Parameters<
  Parameters<typeof action<typeof contract.updateMailSettings>>[1]
>[1]['body']

async function show(
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Database,
  userId: string,
): Promise<contract.MailSettings> {
  const row = await findMailSettings(db, userId)
  return viewMailSettings(row, {
    zoneNow: await zoneOf(row, now()),
    address: await findProvenAddress(db, userId),
    digestsOffered: config.digests,
  })
}

export const getMailSettings = action(contract.getMailSettings, (ctx) =>
  show(ctx, ctx.db, ctx.viewer.userId),
)

export const updateMailSettings = action(contract.updateMailSettings, (ctx, { body }) =>
  transaction(ctx.db, async (tx) => {
    const { userId } = ctx.viewer
    if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
    const known = await findMailSettings(tx, userId)
    await setMailSettings(tx, userId, await changed(known, body, ctx.now()))
    return show(ctx, tx, userId)
  }),
)

async function changed(known: MailSettingsRow, body: Changes, now: Date): Promise<NewMailSettings> {
  const { digest = known.digest, weekday = known.weekday, hour = known.hour } = body
  const { timeZone = known.time_zone } = body
  const zone = await zoneOf({ ...known, time_zone: timeZone }, now)
  const isOff = digest === null || digest === 'never'
  // What happened while they wanted none is no news of theirs.
  const wasOff = known.digest === null || known.digest === 'never'
  const coveredUntil = wasOff || known.covered_until === null ? now : known.covered_until
  return {
    digest,
    weekday,
    hour,
    timeZone,
    browserZone: known.browser_zone,
    switchedOff: contract.singleMails.filter(
      (kind) => !(body[kind] ?? !known.switched_off.includes(kind)),
    ),
    dueAt: isOff ? null : firstDigest({ digest, weekday, hour, zone }, now, coveredUntil),
    coveredUntil: isOff ? known.covered_until : coveredUntil,
    now,
  }
}
