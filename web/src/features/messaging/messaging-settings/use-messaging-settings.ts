import {
  getMessagingSettings,
  type MessagingSettings,
} from '@patchbay/contract/messaging/messaging-settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'

export const messagingSettingsKey = ['messaging-settings'] as const

export const useMessagingSettings = () =>
  useQuery<MessagingSettings>({
    queryKey: messagingSettingsKey,
    queryFn: ({ signal }) => call(getMessagingSettings, { signal }),
  })
