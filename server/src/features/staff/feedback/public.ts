export { answerFeedback } from './answer-feedback.ts'
export { deleteFeedbackOf, listOpenFeedback } from './feedback.store.ts'
