import { deletionText } from '@patchbay/contract/accounts/accounts'

export const deletionTexts = {
  title: 'Delete Account',
  hint: 'Deletes your account and everything in it, at once and for good.',
  open: 'Delete Account',
  intro: 'This removes, at once and for good:',
  removed: [
    'Your profile and account',
    'All posts and messages',
    'Community memberships',
    'Uploaded files',
    'Pending verification requests',
  ],
  confirm: `Type “${deletionText}” to confirm`,
  cancel: 'Cancel',
  submit: 'Delete Account',
  submitting: 'Deleting...',
  notConfirmed: 'Please type "delete my account" to confirm',
  signedOut: 'You must be signed in to delete your account',
  failed: 'Failed to delete account',
  notReached: 'Failed to delete account. Please try again.',
  done: 'Your account has been successfully deleted',
  farewell: 'Your account has been successfully deleted. Thank you for using our platform.',
} as const
