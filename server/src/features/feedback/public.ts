export { answerFeedback } from './answer-feedback.ts'
export { listOpenFeedback } from './feedback.store.ts'
