export { deleteMessagingSettingsOf, shows } from './messaging-settings.store.ts'
