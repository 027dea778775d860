export { AuthPage } from './auth-page.tsx'
export { ComingPage } from './coming-page.tsx'
export { comingTexts } from './texts.ts'
