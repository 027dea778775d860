import {
  getNoticeSettings,
  updateNoticeSettings,
  type NoticeSetting,
} from '@patchbay/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSwitches } from '../../platform/use-switches.ts'
import { showToast } from '../../ui/toast.ts'
import { noticeKeys } from './notices.cache.ts'
import { settingTexts as texts } from './settings-texts.ts'

const queryKey = noticeKeys.settings

export const useNoticeSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getNoticeSettings, { signal }) })

export const useSwitchNotices = () =>
  useSwitches<NoticeSetting>({
    queryKey,
    save: (body) => call(updateNoticeSettings, { body }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
