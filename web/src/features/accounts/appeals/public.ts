export { AppealPage } from './appeal-page.tsx'
