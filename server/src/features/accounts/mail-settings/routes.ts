import { getMailSettings, updateMailSettings } from './mail-settings.ts'

export const mailSettingsRoutes = [getMailSettings, updateMailSettings]
