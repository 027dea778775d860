export { asksFirst, deleteMessagingSettingsOf, shows } from './messaging-settings.store.ts'
