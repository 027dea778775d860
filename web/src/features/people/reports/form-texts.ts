export const reportFormTexts = {
  reason: 'Reason',
  hint: 'Say what is wrong. Only our team reads it.',
  required: 'Please give a reason',
  tooLong: (limit: number) => `Use at most ${limit} characters`,
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Submit report',
  submitting: 'Submitting...',
  sent: 'Thank you for your report. Our team will review your report and take appropriate action.',
  failed: 'Failed to submit report. Please try again.',
  already: 'You have reported this already. Our team has it and will look at it.',
  gone: 'This is no longer there.',
} as const
