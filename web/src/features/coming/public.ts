export { ComingPage } from './coming-page.tsx'
export { comingTexts } from './texts.ts'
