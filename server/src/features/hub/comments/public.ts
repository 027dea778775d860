export { insertDemoComment } from './demo-comments.store.ts'
export { eraseCommentsOf } from './erase-comments.store.ts'
export { findReportableComment } from './reportable-comment.ts'
