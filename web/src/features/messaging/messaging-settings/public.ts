export { MessagingSettingsPanel } from './messaging-settings-panel.tsx'
export { messagingSettingsKey, useMessagingSettings } from './use-messaging-settings.ts'
