export { MessagingSettingsPanel } from './messaging-settings-panel.tsx'
export { useMessagingSettings } from './use-messaging-settings.ts'
