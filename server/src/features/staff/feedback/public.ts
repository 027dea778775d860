export { sendAnswer } from './answer-feedback.ts'
export { deleteFeedbackOf, listOpenFeedback } from './feedback.store.ts'
