import type { NoticeSetting, NoticeSettings } from '@patchbay/contract/notices'
import type { ReactNode } from 'react'
import { Awaited } from '../../ui/awaited.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { SwitchesSkeleton } from './switches-skeleton.tsx'
import { settingTexts as texts, settingWords } from './settings-texts.ts'
import { useNoticeSettings, useSwitchNotices } from './use-notice-settings.ts'

const order = Object.keys(settingWords) as NoticeSetting[]

function Switches({ settings }: { settings: NoticeSettings }): ReactNode {
  const { mutate } = useSwitchNotices()
  return (
    <ul>
      {order.map((setting) => (
        <li key={setting} className="border-t border-line">
          <SwitchRow
            {...settingWords[setting]}
            checked={settings[setting]}
            onChange={(on) => mutate({ setting, on })}
          />
        </li>
      ))}
    </ul>
  )
}

export function NoticeSwitches(): ReactNode {
  return (
    <Awaited query={useNoticeSettings()} texts={texts} boxes={<SwitchesSkeleton />}>
      {(settings) => <Switches settings={settings} />}
    </Awaited>
  )
}
