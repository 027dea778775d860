import {
  type NoticeSetting,
  type NoticeSettings,
  getNoticeSettings,
  updateNoticeSettings,
} from '@patchbay/contract/notices/notices'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useSwitches } from '../../../platform/state/use-switches.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { noticeKeys } from './notices.cache.ts'
import { settingTexts as texts, settingWords } from './settings-texts.ts'

const queryKey = noticeKeys.settings

const useNoticeSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getNoticeSettings, { signal }) })

const useSwitchNotices = () =>
  useSwitches<NoticeSetting>({
    queryKey,
    save: (body) => call(updateNoticeSettings, { body }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })

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
    <Awaited
      query={useNoticeSettings()}
      texts={texts}
      boxes={<div className="skeleton m-4 mt-1 h-[30rem]" />}
    >
      {(settings) => <Switches settings={settings} />}
    </Awaited>
  )
}
