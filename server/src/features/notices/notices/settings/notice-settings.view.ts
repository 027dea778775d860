import {
  noticeKindsOf,
  type NoticeSetting,
  type NoticeSettings,
} from '@patchbay/contract/notices/notices'

export const allSettings = Object.keys(noticeKindsOf) as readonly NoticeSetting[]

export const viewSettings = (switchedOff: readonly NoticeSetting[]): NoticeSettings =>
  Object.fromEntries(
    allSettings.map((name) => [name, !switchedOff.includes(name)]),
  ) as NoticeSettings
