export { AuthPage } from './auth-page.tsx'
export { CallbackPage } from './callback-page.tsx'
export { EmailPage } from './email-page.tsx'
