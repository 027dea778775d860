export { excerptOf } from './excerpt.ts'
export { listFound, listNear, type FoundRow } from './found-messages.store.ts'
