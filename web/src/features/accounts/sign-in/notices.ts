import type { BannerTone } from '../../../ui/states/banner.tsx'
import { sessionTexts } from '../sessions/public.ts'
import { signInTexts } from './texts.ts'

export interface Notice {
  readonly text: string
  readonly tone: BannerTone
}

/** All notices that `/auth` shows on behalf of other pages. Any other text is ignored. */
const notices: readonly Notice[] = [
  { tone: 'note', text: signInTexts.cancelled },
  { tone: 'error', text: signInTexts.authenticationFailed },
  { tone: 'error', text: signInTexts.signInAgain },
  { tone: 'error', text: sessionTexts.expired },
  { tone: 'error', text: sessionTexts.noUser },
  { tone: 'error', text: 'Unable to get user profile. Please try again.' },
  { tone: 'error', text: 'You must be signed in to delete your account' },
  { tone: 'error', text: 'Failed to submit. Please try again.' },
  { tone: 'error', text: 'Please sign in to send messages' },
  { tone: 'error', text: 'Please sign in to block users' },
  { tone: 'error', text: 'Please sign in to report users' },
  { tone: 'error', text: 'Please sign in to contact providers' },
  {
    tone: 'success',
    text: 'Password updated successfully. Please sign in with your new password.',
  },
  {
    tone: 'success',
    text: 'Email updated successfully. Please sign in with your new email address.',
  },
  {
    tone: 'success',
    text: 'Your account has been successfully deleted. Thank you for using our platform.',
  },
]

export const noticeOf = (text: unknown): Notice | undefined =>
  notices.find((notice) => notice.text === text)
