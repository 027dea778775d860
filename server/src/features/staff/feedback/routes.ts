import { sendFeedback } from './send-feedback.ts'

export const feedbackRoutes = [sendFeedback]
