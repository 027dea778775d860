import { answerFeedback } from './answer-feedback.ts'
import { closeFeedback } from './close-feedback.ts'
import { getFeedback, listFeedback } from './list-feedback.ts'
import { sendFeedback } from './send-feedback.ts'

export const feedbackRoutes = [
  sendFeedback,
  listFeedback,
  getFeedback,
  answerFeedback,
  closeFeedback,
]
