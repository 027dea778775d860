export { eraseCommentsOf } from './erase-comments.store.ts'
export { removableComment } from './removable-comment.ts'
export { findReportableComment } from './reportable-comment.ts'
export { listAroundComment } from './surrounding-comments.store.ts'
