import { singleMails, type MailSettings } from '@patchbay/contract/accounts/mail-settings'
import type { MailSettingsRow } from './mail-settings.store.ts'

interface Around {
  readonly zoneNow: string
  readonly address: string | undefined
  readonly digestsOffered: boolean
}

export const viewMailSettings = (
  row: MailSettingsRow,
  { zoneNow, address, digestsOffered }: Around,
): MailSettings => ({
  digest: row.digest ?? 'never',
  digestChosen: row.digest !== null,
  weekday: row.weekday,
  hour: row.hour,
  timeZone: row.time_zone,
  ...(Object.fromEntries(
    singleMails.map((kind) => [kind, !row.switched_off.includes(kind)]),
  ) as Record<(typeof singleMails)[number], boolean>),
  zoneNow,
  address: address ?? null,
  digestsOffered,
})
