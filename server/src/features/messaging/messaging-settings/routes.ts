import { getMessagingSettings, updateMessagingSettings } from './messaging-settings.ts'

export const messagingSettingsRoutes = [getMessagingSettings, updateMessagingSettings]
