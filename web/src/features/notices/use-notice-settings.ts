import {
  getNoticeSettings,
  updateNoticeSettings,
  type NoticeSetting,
  type NoticeSettings,
} from '@patchbay/contract/notices'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showToast } from '../../ui/toast.ts'
import { noticeKeys } from './notices.cache.ts'
import { settingTexts as texts } from './settings-texts.ts'

const queryKey = noticeKeys.settings
const mutationKey = ['switch-notices']

export const useNoticeSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getNoticeSettings, { signal }) })

interface Switched {
  readonly setting: NoticeSetting
  readonly on: boolean
}

/** At once on screen, one after the other on the server; what is refused goes back by itself. */
export function useSwitchNotices() {
  const client = useQueryClient()
  const show = ({ setting, on }: Switched): void =>
    void client.setQueryData<NoticeSettings>(queryKey, (all) => all && { ...all, [setting]: on })
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ setting, on }: Switched) =>
      call(updateNoticeSettings, { body: { [setting]: on } }),
    onMutate: async (switched) => {
      await client.cancelQueries({ queryKey })
      show(switched)
    },
    onSuccess: (settings) => {
      // With others under way it would take back what they have shown already.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, settings)
    },
    onError: (_error, { setting, on }) => {
      show({ setting, on: !on })
      showToast({ message: texts.failed, tone: 'error' })
    },
  })
}
