export { ResetPage } from './reset-page.tsx'
export { SecuritySettings } from './security-settings.tsx'
export { UpdatePasswordPage } from './update-password-page.tsx'
export { ValidateEmailPage } from './validate-email-page.tsx'
