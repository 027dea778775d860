import { credentialsLength } from '@patchbay/contract/staff/verifications'

const { min, max } = credentialsLength

export const verificationTexts = {
  title: 'Verification Status',
  loading: 'Loading...',
  loadFailed: 'Your verification status could not be loaded.',

  verified: 'Your account is verified.',
  pending: 'Your verification request is being reviewed.',
  submitted: (date: string) => `Submitted ${date}`,
  approved: 'Your verification request has been approved! Your account will be updated shortly.',
  rejected: 'Your verification request was rejected.',
  reason: 'Reason:',
  reviewed: (date: string) => `Reviewed ${date}`,
  tags: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', verified: 'Verified' },

  lead: 'Verified professionals have a badge next to their name. Show us your work and we will review it.',
  again: 'You can send a new request.',
  next: 'One of us reads it. The answer comes as a notification.',
  credentials: 'Credentials',
  placeholder: 'Releases, credits, venues, links',
  length: `${min} to ${max} characters`,
  tooShort: `Use at least ${min} characters`,
  tooLong: `Use at most ${max} characters`,
  submit: 'Request verification',
  submitting: 'Sending...',
  noUser: 'No user logged in',
  failed: 'Your request could not be sent. Try again.',
  tooOften: 'That was too often for one day. Try again tomorrow.',
} as const
