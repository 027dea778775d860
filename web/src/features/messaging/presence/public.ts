export { PresenceLine, usePresence } from './presence-line.tsx'
export { sayVisible } from './say-visible.ts'
export { presenceTexts } from './texts.ts'
