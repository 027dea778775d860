export { findDraftAt } from './article-drafts.store.ts'
export { deleteDraftAt } from './delete-draft-at.ts'
