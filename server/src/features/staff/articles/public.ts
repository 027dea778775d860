export { findDraftAt } from './article-drafts.store.ts'
export { deleteDraftAt } from './change-draft.ts'
