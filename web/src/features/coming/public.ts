export { ComingPage } from './coming-page.tsx'
export { PlainComingPage } from './plain-coming-page.tsx'
export { comingTexts } from './texts.ts'
