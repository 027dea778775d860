import { feedbackLength } from '@patchbay/contract/staff/feedback'

export const feedbackTexts = {
  title: 'Contact Us',
  question: {
    label: 'Question',
    placeholder: "Have a question? We'll get back to you by email!",
    send: 'Send question',
    sent: 'Question sent successfully!',
  },
  feedback: {
    label: 'Feedback',
    placeholder: 'Tell us about your experience or suggest new features!',
    send: 'Send feedback',
    sent: 'Feedback sent successfully!',
  },
  replyTo: 'E-mail address for the answer',
  replyToHint: 'Your account has none. We use it for this answer only.',
  invalidEmail: 'Invalid email address',
  sending: 'Sending...',
  length: `Up to ${feedbackLength.max} characters`,
  moreDetail: 'Please provide more detail',
  tooLong: `Maximum ${feedbackLength.max} characters`,
  failed: 'Failed to submit. Please try again.',
  tooOften: 'You have written a lot in a short time. Try again in an hour.',
} as const
